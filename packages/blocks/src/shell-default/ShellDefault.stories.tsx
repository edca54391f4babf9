import { ShellDefault } from "./ShellDefault.tsx";
import { shellExamples } from "./examples.ts";

export default { title: "Shells/default", component: ShellDefault, parameters: { layout: "fullscreen" } };

const children = (
  <main id="main" tabIndex={-1}>
    <h1>Nội dung trang</h1>
  </main>
);

export const Normal = { args: { page: shellExamples.normal, children } };
export const Empty = { args: { page: shellExamples.empty, children } };
export const LongText = { args: { page: shellExamples.longText, children } };
export const Hostile = { args: { page: shellExamples.hostile, children } };
