/** The proof of work that stands for a captcha where no script solves it, or no form is drawn. */
import type { APIRequestContext, Page } from "@playwright/test";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

/** What a browser's work would be, for pages without scripts. */
export async function proofFor(request: APIRequestContext, id: string, form: string): Promise<string> {
  const challenge = await (await request.get(`/api/captcha/challenge?id=${id}&form=${form}`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

/** Puts the proof into a form that the server has drawn. */
export async function prove(page: Page, request: APIRequestContext): Promise<void> {
  const form = (await page.locator("form[data-form]:has([name=captchaId])").getAttribute("data-form")) ?? "";
  const proof = await proofFor(request, await page.locator("[name=captchaId]").inputValue(), form);
  await page.locator("form[data-form]:has([name=captchaId])").evaluate((form, value) => {
    const field = Object.assign(document.createElement("input"), { type: "hidden", name: "captchaProof" });
    field.value = value;
    form.append(field);
  }, proof);
}
