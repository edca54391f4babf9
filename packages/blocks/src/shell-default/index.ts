export { ShellDefault } from "./ShellDefault.tsx";
export { shellTexts } from "./texts.ts";
