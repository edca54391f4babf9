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

/** Where a back end takes the comments, and has just taken one. */
export const passedOn: WidgetExample = {
  ...draftExamples.normal,
  page: {
    ...draftExamples.normal.page,
    path: "/btc/du-thao-van-ban/du-thao?done=contribution&receipt=1234-5678-9012-3452",
    forms: { ...exampleForms, pictureOnly: true },
  },
};
