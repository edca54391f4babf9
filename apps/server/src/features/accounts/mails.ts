import type { Language } from "@portal/core";
import { ministryPages, type MinistryPage } from "@portal/domain";
import { composeMail, type MailText } from "../../services/mail/compose.ts";
import type { Message } from "../../services/mail/message.ts";

/** Whom a mail is for, and in which language. No name: strangers write names, and others would read them in a mail of ours. */
export interface Recipient {
  readonly email: string;
  readonly language: Language;
}

/** Hours that a mailed link is good for. */
export const ACTIVATION_HOURS = 24;
export const PASSWORD_LINK_HOURS = 1;
/** Days that an invitation is. */
export const INVITATION_DAYS = 7;

/** `{link}` stands on a line of its own, so that no mail program breaks it. */
const mails = {
  activation: {
    vi: {
      subject: "Kích hoạt tài khoản của bạn",
      body: [
        "Địa chỉ thư điện tử này vừa được dùng để đăng ký tài khoản trên Cổng thông tin. Để kích hoạt tài khoản, hãy mở đường dẫn sau rồi bấm nút “Kích hoạt”:",
        "{{link}}",
        `Đường dẫn có hiệu lực trong ${ACTIVATION_HOURS} giờ và chỉ dùng được một lần. Nếu bạn không đăng ký, hãy bỏ qua thư này: sẽ không có tài khoản nào được tạo.`,
      ],
    },
    en: {
      subject: "Activate your account",
      body: [
        "This address has just been used to register an account on the portal. To activate the account, open this link and press “Activate”:",
        "{{link}}",
        `The link is valid for ${ACTIVATION_HOURS} hours and works once. If you did not register, ignore this message: no account will be made.`,
      ],
    },
  },
  alreadyRegistered: {
    vi: {
      subject: "Bạn đã có tài khoản",
      body: [
        "Có người vừa đăng ký tài khoản trên Cổng thông tin bằng địa chỉ thư điện tử này, nhưng bạn đã có tài khoản. Không có gì thay đổi. Nếu bạn quên mật khẩu, hãy đặt mật khẩu mới tại:",
        "{{link}}",
        "Nếu người đăng ký không phải là bạn, bạn không cần làm gì.",
      ],
    },
    en: {
      subject: "You already have an account",
      body: [
        "Somebody has just registered on the portal with this address, but you have an account already. Nothing has changed. If you have forgotten your password, choose a new one at:",
        "{{link}}",
        "If it was not you who registered, there is nothing you need to do.",
      ],
    },
  },
  passwordLink: {
    vi: {
      subject: "Đặt mật khẩu mới",
      body: [
        "Có yêu cầu đặt mật khẩu mới cho tài khoản của bạn trên Cổng thông tin. Hãy mở đường dẫn sau và chọn mật khẩu mới:",
        "{{link}}",
        `Đường dẫn có hiệu lực trong ${PASSWORD_LINK_HOURS} giờ và chỉ dùng được một lần. Nếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu hiện tại vẫn giữ nguyên.`,
      ],
    },
    en: {
      subject: "Choose a new password",
      body: [
        "A new password was asked for your account on the portal. Open this link and choose one:",
        "{{link}}",
        `The link is valid for ${PASSWORD_LINK_HOURS} hour and works once. If you did not ask for it, ignore this message: your password stays as it is.`,
      ],
    },
  },
  passwordChanged: {
    vi: {
      subject: "Mật khẩu của bạn đã được thay đổi",
      body: [
        "Mật khẩu tài khoản của bạn trên Cổng thông tin vừa được thay đổi, và tài khoản đã được đăng xuất khỏi mọi thiết bị khác. Nếu bạn không thực hiện việc này, hãy đặt mật khẩu mới ngay tại:",
        "{{link}}",
      ],
    },
    en: {
      subject: "Your password has been changed",
      body: [
        "The password of your account on the portal has just been changed, and the account was logged out on every other device. If it was not you, choose a new password at once:",
        "{{link}}",
      ],
    },
  },
  invitation: {
    vi: {
      subject: "Lời mời tham gia quản trị Cổng thông tin",
      body: [
        "Bạn được mời tham gia quản trị Cổng thông tin. Để nhận lời, hãy mở đường dẫn sau và đặt mật khẩu cho tài khoản của bạn:",
        "{{link}}",
        `Đường dẫn có hiệu lực trong ${INVITATION_DAYS} ngày và chỉ dùng được một lần. Nếu bạn không rõ vì sao nhận được thư này, hãy bỏ qua: sẽ không có tài khoản nào được tạo.`,
      ],
    },
    en: {
      subject: "Invitation to administer the portal",
      body: [
        "You are invited to take part in administering the portal. To accept, open this link and choose a password for your account:",
        "{{link}}",
        `The link is valid for ${INVITATION_DAYS} days and works once. If you do not know why you get this message, ignore it: no account will be made.`,
      ],
    },
  },
  invitationOfAccount: {
    vi: {
      subject: "Lời mời tham gia quản trị Cổng thông tin",
      body: [
        "Bạn được mời tham gia quản trị Cổng thông tin bằng tài khoản bạn đã có. Để nhận lời, hãy mở đường dẫn sau, bấm nút “Kích hoạt”, rồi đăng nhập bằng mật khẩu của bạn:",
        "{{link}}",
        `Đường dẫn có hiệu lực trong ${INVITATION_DAYS} ngày và chỉ dùng được một lần. Nếu bạn không rõ vì sao nhận được thư này, hãy bỏ qua: tài khoản của bạn vẫn giữ nguyên.`,
      ],
    },
    en: {
      subject: "Invitation to administer the portal",
      body: [
        "You are invited to take part in administering the portal with the account that you have. To accept, open this link, press “Activate”, and log in with your password:",
        "{{link}}",
        `The link is valid for ${INVITATION_DAYS} days and works once. If you do not know why you get this message, ignore it: your account stays as it is.`,
      ],
    },
  },
  accountDeleted: {
    vi: {
      subject: "Tài khoản của bạn đã được xóa",
      body: ["Tài khoản của bạn trên Cổng thông tin và dữ liệu cá nhân trong đó đã được xóa theo yêu cầu của bạn."],
    },
    en: {
      subject: "Your account has been deleted",
      body: ["Your account on the portal and the personal data in it have been deleted, as you asked."],
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, MailText>>>>;

export type MailName = keyof typeof mails;

const greeting: Readonly<Record<Language, string>> = { vi: "Xin chào,", en: "Hello," };

/** @param link undefined where the mail has none */
export function mailTo({ email, language }: Recipient, mail: MailName, link: string | undefined): Message {
  const { subject, body } = mails[mail][language];
  return composeMail({ to: email, language }, { subject, body: [greeting[language], ...body] }, { link });
}

/** A page of the portal as mails name it. @param token goes into the query: the page puts it into its form, and only the form uses it */
export function linkTo(origin: string, page: MinistryPage, language: Language, token?: string): string {
  return `${origin}${ministryPages[language][page]}${token === undefined ? "" : `?token=${token}`}`;
}
