/** Template → style sheet, for the build and for the editor's preview. How the rules are grouped stays private. */
export { compileTemplateCss } from "./compile.ts";
