import { randomUUID } from "node:crypto";
import type { SubmittedForm } from "@portal/core";
import type { Portal } from "../portal.ts";

interface Drawing {
  readonly path: string;
  readonly status: number;
  readonly submitted: SubmittedForm;
  readonly signal: AbortSignal;
}

/** The page that a form was sent from, with what was typed and what is wrong with it. @returns undefined where the page is elsewhere now */
export async function drawAgain(portal: Portal, { path, status, submitted, signal }: Drawing): Promise<string | undefined> {
  const loaded = await portal.load(path, { signal });
  if ("redirect" in loaded) return undefined;
  const forms = loaded.page.forms ?? { key: randomUUID(), captcha: randomUUID() };
  const { html } = await portal.render({ ...loaded.page, status, forms: { ...forms, submitted } });
  return html;
}
