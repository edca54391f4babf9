/** Every block and widget by its definition, for tests, stories and what is generated. Not part of the portal's bundle. */
import "./host.ts";

export type { BlockDefinition, WidgetDefinition } from "./define-block.ts";
export { type BlockExample, exampleProps } from "./examples.ts";
export { blockDefinitions, widgetDefinitions } from "./generated/definitions.ts";
export { shellExamples } from "./shell/examples.ts";
export { exampleWidgetProps } from "./widgets/example-page.ts";
