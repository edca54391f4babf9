/** What hosts need to draw a portal: registry, shells, texts. Single components stay private. */
export { registryDefinition } from "./registry.ts";
export { Shell } from "./shell/Shell.tsx";
export { preloadShell } from "./shell/shells.ts";
export { texts } from "./texts.ts";
