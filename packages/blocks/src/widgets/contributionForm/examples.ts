import type { WidgetExample, WidgetExamples } from "../../examples.ts";
import { exampleForms } from "../../ui/form/example-forms.ts";
import { draftExamples } from "../article-examples.ts";

const withForms = ({ page, ...example }: WidgetExample): WidgetExample => ({ ...example, page: { ...page, forms: exampleForms } });

export const examples: WidgetExamples = {
  normal: withForms(draftExamples.normal),
  empty: draftExamples.empty,
  longText: withForms(draftExamples.longText),
  hostile: withForms(draftExamples.hostile),
};

/** Where nothing can be sent. */
export const offline: WidgetExample = draftExamples.normal;

export { closedDraft as closed } from "../article-examples.ts";
