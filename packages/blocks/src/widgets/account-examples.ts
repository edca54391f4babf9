import type { PageForms, PageModel } from "@portal/domain";
import type { WidgetExample, WidgetExamples } from "../examples.ts";
import { barePage, hostilePage } from "./hostile-page.ts";
import { longPage } from "./long-page.ts";

const forms: PageForms = { key: "5f3c7a3e-6f0a-4a63-9d1f-2f5d8f0f9c11", captcha: "9a1d0c52-2f7e-4f43-8a5b-0e9f6f1f2c33" };
const path = "/btc/tai-khoan";
const link = `${path}?token=lien-ket-mau`;
const example = (page: Partial<PageModel>): WidgetExample => ({ content: {}, page: { category: undefined, forms, ...page } });

/** Account pages draw no content: only what stands around them differs. */
export const accountExamples: WidgetExamples = {
  normal: example({ path }),
  empty: example(barePage),
  longText: example(longPage),
  hostile: example(hostilePage),
};

/** Where nothing can be sent. */
export const closed: WidgetExample = { content: {}, page: { path, category: undefined } };

/** Opened from a mail. */
export const linked: WidgetExample = example({ path: link });

/** Sent, and drawn again with something wrong in each of these fields. */
export const refused = (form: string, fields: readonly string[]): WidgetExample => {
  const errors = [...fields.map((field) => ({ field, code: field === "capcha" ? "captcha" : "required" })), { code: "unavailable" }];
  return example({ path: link, forms: { ...forms, submitted: { form, values: { email: "ten-sai" }, errors } } });
};
