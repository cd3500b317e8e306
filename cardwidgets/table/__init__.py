"""The table: a view becomes a scene of zones and cards, and the scene a widget or a still picture."""
