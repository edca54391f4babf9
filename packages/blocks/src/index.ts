/** What hosts need to draw a portal: registry, shell, texts. Single components stay private. */
export { registryDefinition } from "./registry.ts";
export { ShellDefault } from "./shell-default/index.ts";
export { texts } from "./texts.ts";
