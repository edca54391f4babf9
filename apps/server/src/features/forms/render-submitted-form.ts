import { randomUUID } from "node:crypto";
import type { Language } from "@portal/core";
import type { SubmittedForm, Portal } from "@portal/domain";

/** First in the title, which is what a screen reader says first of a page. */
const errorPrefix: Readonly<Record<Language, string>> = { vi: "Lỗi", en: "Error" };

interface SubmittedPage {
  readonly path: string;
  /** See Portal.render. */
  readonly origin: string;
  readonly status: number;
  readonly submitted: SubmittedForm;
  readonly signal: AbortSignal;
}

/** The page that a form was sent from, with what was typed and what is wrong with it. @returns undefined where the page is elsewhere now */
export async function renderSubmittedForm(
  portal: Portal,
  { path, origin, status, submitted, signal }: SubmittedPage,
): Promise<Buffer | undefined> {
  const loaded = await portal.load(path, { signal });
  if ("redirect" in loaded) return undefined;
  const { page } = loaded;
  const forms = page.forms ?? { key: randomUUID(), captcha: randomUUID(), ...(page.commentForm?.pictureOnly && { pictureOnly: true }) };
  const title = `${errorPrefix[page.language]}: ${page.title}`;
  const { html } = await portal.render({ ...page, title, status, forms: { ...forms, submitted } }, origin);
  return Buffer.from(html);
}
