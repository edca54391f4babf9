import type { Language } from "@portal/core";
import { composeMail, type MailText } from "../../services/mail/compose.ts";
import type { Message } from "../../services/mail/message.ts";

const mails = {
  received: {
    vi: {
      subject: "Cổng thông tin đã nhận được câu hỏi của bạn",
      body: [
        "Chúng tôi đã nhận được câu hỏi của bạn. Mã tiếp nhận của bạn là:",
        "{{value}}",
        "Bạn có thể tra cứu tình trạng câu hỏi bằng mã này tại:",
        "{{link}}",
      ],
    },
    en: {
      subject: "The portal has received your question",
      body: [
        "We have received your question. Your receipt number is:",
        "{{value}}",
        "With this number you can see where your question stands:",
        "{{link}}",
      ],
    },
  },
  published: {
    vi: {
      subject: "Câu hỏi của bạn đã được đăng",
      body: ["Câu hỏi của bạn đã được đăng và chuyển tới đơn vị phụ trách. Xem tại:", "{{link}}"],
    },
    en: {
      subject: "Your question has been published",
      body: ["Your question has been published and passed on to the unit in charge. See:", "{{link}}"],
    },
  },
  refused: {
    vi: { subject: "Câu hỏi của bạn không được đăng", body: ["Câu hỏi của bạn không được đăng, vì lý do sau:", "{{value}}"] },
    en: { subject: "Your question was not published", body: ["Your question was not published, for this reason:", "{{value}}"] },
  },
  answered: {
    vi: { subject: "Câu hỏi của bạn đã được trả lời", body: ["Đơn vị phụ trách đã trả lời câu hỏi của bạn. Xem tại:", "{{link}}"] },
    en: { subject: "Your question has been answered", body: ["The unit in charge has answered your question. See:", "{{link}}"] },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, MailText>>>>;

export type QuestionMail = keyof typeof mails;

/** Nothing of what the asker wrote: who gave a stranger's address sends the stranger no text of their own. */
export function questionMail(mail: QuestionMail, to: string, language: Language, { value = "", link = "" }): Message {
  return composeMail({ to, language }, mails[mail][language], { value, link });
}
