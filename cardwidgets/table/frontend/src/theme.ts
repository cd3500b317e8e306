import { listen } from "./dom";

/** Light or dark: JupyterLab's theme where there is one, the system's choice elsewhere. */
export function followTheme(root: HTMLElement, signal: AbortSignal): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const apply = (): void => {
    const lab = document.body.dataset["jpThemeLight"];
    root.dataset["theme"] = (lab === undefined ? dark.matches : lab === "false") ? "dark" : "light";
  };
  apply();
  listen(dark, signal, "change", apply);
  const watcher = new MutationObserver(apply);
  watcher.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  signal.addEventListener("abort", () => watcher.disconnect());
}
