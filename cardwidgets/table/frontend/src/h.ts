/** What JSX becomes in the bundle. */
export { h, Fragment } from "preact";
