/** What hosts need to draw a portal: registry, shell, texts. Catalogues serve tests and stories; single components stay private. */
export { catalogue, type BlockEntry } from "./catalogue.ts";
export {
  exampleNode,
  exampleProps,
  type BlockExample,
  type BlockExamples,
  type ExampleName,
  type WidgetExample,
  type WidgetExamples,
} from "./examples.ts";
export { registryDefinition } from "./registry.ts";
export { ShellDefault } from "./shell-default/index.ts";
export { texts } from "./texts.ts";
export { widgetCatalogue, type WidgetEntry } from "./widgets/catalogue.ts";
