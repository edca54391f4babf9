import type { Language } from "@portal/core";
import { fillText } from "@portal/domain";
import type { Message } from "./message.ts";

/** What a mail says, a paragraph each; `{{name}}` stands for a value. */
export interface MailText {
  readonly subject: string;
  readonly body: readonly string[];
}

const end: Readonly<Record<Language, string>> = {
  vi: "Thư này được gửi tự động từ Cổng thông tin; vui lòng không trả lời.",
  en: "The portal sent this message by itself; please do not reply.",
};

/** Puts values where the text names them, and ends as all our mails do. */
export function composeMail(
  { to, language }: { readonly to: string; readonly language: Language },
  { subject, body }: MailText,
  values: Readonly<Record<string, string | undefined>>,
): Message {
  const paragraphs = body.map((text) => fillText(text, values));
  return { to, subject, text: `${[...paragraphs, end[language]].join("\n\n")}\n` };
}
