import type { FieldError } from "@portal/domain";
import type { Language } from "@portal/core";
import { fillText } from "@portal/domain";
import type { FormOutcome } from "../forms/action.ts";

interface Texts {
  readonly received: string;
  readonly refused: string;
  readonly tooOften: string;
  readonly unavailable: string;
  readonly unreadable: string;
  readonly tooLarge: string;
  /** Names of the wire's fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** By code of a form's error; {limit} is replaced. */
  readonly errors: Readonly<Record<string, string>> & { readonly unknown: string };
}

const texts: Readonly<Record<Language, Texts>> = {
  vi: {
    received: "Đã tiếp nhận ý kiến góp ý. Mã tiếp nhận: {{receipt}}",
    refused: "Ý kiến góp ý chưa được tiếp nhận.",
    tooOften: "Bạn đã gửi quá nhiều lần. Hãy thử lại sau {{minutes}} phút.",
    unavailable: "Hệ thống chưa xử lý được lúc này, ý kiến góp ý chưa được lưu. Hãy gửi lại sau ít phút.",
    unreadable: "Nội dung gửi đến không đọc được hoặc không đầy đủ, ý kiến góp ý chưa được lưu. Hãy gửi lại dưới dạng multipart/form-data.",
    tooLarge: "Ý kiến góp ý cùng tệp kèm theo quá lớn, nhiều nhất {{limit}} MB. Hãy chọn tệp nhỏ hơn rồi gửi lại.",
    fields: {
      title: "Tiêu đề",
      fullName: "Họ và tên",
      email: "Thư điện tử",
      address: "Địa chỉ",
      content: "Nội dung góp ý",
      phoneNumber: "Số điện thoại",
      capcha: "Ký tự kiểm tra",
      articleId: "Dự thảo",
      attachment: "Tệp kèm theo",
    },
    errors: {
      required: "chưa có thông tin",
      tooShort: "cần ít nhất {{limit}} ký tự",
      tooLong: "nhiều nhất {{limit}} ký tự, hãy rút gọn",
      email: "địa chỉ chưa đúng, cần có dạng ten@mien.vn",
      phone: "số chưa đúng, ví dụ đúng: 0912 345 678 hoặc +84 24 3826 2245",
      captcha: "chưa đúng hoặc đã hết hạn, hãy lấy hình mới và nhập lại",
      fileType: "loại tệp này không nhận được, hãy chọn tệp PDF, Word, Excel, ảnh hoặc văn bản thuần",
      fileSize: "tệp quá lớn, nhiều nhất {{limit}} MB",
      fileCount: "nhiều nhất {{limit}} tệp",
      fileBroken: "tệp bị hỏng hoặc không mở được, hãy kiểm tra rồi chọn lại",
      closed: "Dự thảo này không nhận ý kiến góp ý vào lúc này.",
      notFound: "Không tìm thấy dự thảo này, có thể dự thảo đã được gỡ.",
      robot: "Nội dung này giống như được gửi tự động.",
      unknown: "chưa được chấp nhận, hãy kiểm tra lại",
    },
  },
  en: {
    received: "Your comments were received. Receipt number: {{receipt}}",
    refused: "Your comments were not accepted.",
    tooOften: "You have sent too often. Try again in {{minutes}} minutes.",
    unavailable: "The server cannot do this just now, and your comments were not kept. Send them again in a few minutes.",
    unreadable: "What was sent cannot be read or is incomplete, and your comments were not kept. Send them again as multipart/form-data.",
    tooLarge: "Your comments with their file are too large: at most {{limit}} MB. Choose a smaller file and send them again.",
    fields: {
      title: "Title",
      fullName: "Full name",
      email: "Email",
      address: "Address",
      content: "Comments",
      phoneNumber: "Phone number",
      capcha: "Security characters",
      articleId: "Draft",
      attachment: "Attached file",
    },
    errors: {
      required: "this is missing",
      tooShort: "at least {{limit}} characters are needed",
      tooLong: "at most {{limit}} characters; please shorten it",
      email: "this is not an email address; it should look like name@domain.vn",
      phone: "this is not a phone number; it should look like 0912 345 678 or +84 24 3826 2245",
      captcha: "wrong or out of date; ask for a new picture and type what it shows",
      fileType: "files of this type are not accepted; choose a PDF, Word, Excel, picture or plain text file",
      fileSize: "the file is too large: at most {{limit}} MB",
      fileCount: "at most {{limit}} files",
      fileBroken: "the file is damaged or cannot be opened; check it and choose it again",
      closed: "This draft does not take comments now.",
      notFound: "This draft was not found; it may have been taken down.",
      robot: "This looks as if it was sent automatically.",
      unknown: "not accepted; please check it",
    },
  },
};

/** What the call of specification §7 answers, which its clients show as it is. */
export function describeOutcome(outcome: FormOutcome, language: Language): string {
  const { received, refused, tooOften } = texts[language];
  switch (outcome.kind) {
    case "done":
      return fillText(received, { receipt: outcome.receipt ?? "" });
    case "limited":
      return fillText(tooOften, { minutes: Math.ceil(outcome.retryAfter / 60) });
    case "refused":
      return [refused, ...outcome.errors.map((error) => describeError(error, language))].join(" ");
  }
}

/** What it answers where the request never became a form. @param limit megabytes of a whole body */
export function describeFailure(status: number, language: Language, limit: number): string {
  const { unavailable, tooLarge, unreadable } = texts[language];
  return status >= 500 ? unavailable : status === 413 ? fillText(tooLarge, { limit }) : unreadable;
}

function describeError({ field, code, values = {} }: FieldError, language: Language): string {
  const { fields, errors } = texts[language];
  const text = fillText((Object.hasOwn(errors, code) ? errors[code] : undefined) ?? errors.unknown, values);
  const name = field === undefined ? undefined : fields[field];
  if (name !== undefined) return `${name}: ${text}.`;
  return /[.!?]$/.test(text) ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
