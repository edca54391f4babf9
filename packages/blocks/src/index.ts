/** What hosts need to draw a portal: registry and shells; what those who make pages look into them with. Single components stay private. */
import "./host.ts";

export { LayoutInspector } from "./inspector/LayoutInspector.tsx";
export { registryDefinition } from "./registry.ts";
export { Shell } from "./shell/Shell.tsx";
export { preloadShell } from "./shell/shells.ts";
