export { ShellDefault } from "./ShellDefault.tsx";
