/** Address of a draft's page with its form opened (docs/adr/0041-comment-form-at-interest.md): `?form=contribution`, after the form's name. */

const FORM = "contribution";

/** @param draft path of the draft's page, without a query */
export const commentFormPath = (draft: string): string => `${draft}?form=${FORM}`;

export const opensCommentForm = (query: URLSearchParams): boolean => query.get("form") === FORM;
