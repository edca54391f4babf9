/** Every block, widget and shell by its definition, for tests, stories and what is generated. Not part of the portal's bundle. */
import "./host.ts";

export type { BlockDefinition, ShellDefinition, WidgetDefinition } from "./define-block.ts";
export { type BlockExample, exampleProps } from "./examples.ts";
export { blockDefinitions, shellDefinitions, widgetDefinitions } from "./generated/definitions.ts";
export { shellExamples } from "./shell/examples.ts";
export { exampleWidgetProps } from "./widgets/example-page.ts";
