import type { CommentForm } from "@portal/domain";
import type { WidgetExample, WidgetExamples } from "../../examples.ts";
import { exampleForms } from "../../ui/form/example-forms.ts";
import { draftExamples } from "../article-examples.ts";

const draftPath = "/btc/du-thao-van-ban/du-thao";
const commentForm: CommentForm = { href: `${draftPath}?form=contribution` };

/** As its own page shows it, opened. */
const withForms = ({ page, ...example }: WidgetExample): WidgetExample => ({
  ...example,
  page: { ...page, path: commentForm.href, commentForm, forms: exampleForms },
});

export const examples: WidgetExamples = {
  normal: withForms(draftExamples.normal),
  empty: draftExamples.empty,
  longText: withForms(draftExamples.longText),
  hostile: withForms(draftExamples.hostile),
};

/** On the page that everybody gets: a link to the form. */
export const toOpen: WidgetExample = { ...draftExamples.normal, page: { ...draftExamples.normal.page, path: draftPath, commentForm } };

/** Where a back end takes the comments, and has just taken one. */
export const passedOn: WidgetExample = {
  ...draftExamples.normal,
  page: {
    ...draftExamples.normal.page,
    path: `${draftPath}?done=contribution&receipt=1234-5678-9012-3452`,
    commentForm: { ...commentForm, pictureOnly: true },
  },
};
