// Generated from packages/contracts/schema by `npm run generate`. Do not edit.

/**
 * Deletes the account of who is logged in.
 */
export interface AccountDeletionForm {
/**
 * The account's password.
 */
password: string
/**
 * It is understood that this cannot be undone.
 */
consent: "yes"
}

/**
 * Activates an account: the button on the page that the mailed link opens.
 */
export interface ActivationForm {
/**
 * What the mailed link carries.
 */
token: string
}

/**
 * Comments on a draft document (specification §3); its multipart body may hold one file, `attachment`.
 */
export interface ContributionForm {
/**
 * Id of the draft document.
 */
articleId: string
/**
 * The comment in one line.
 */
title: string
/**
 * Full name, as the person writes it.
 */
fullName: string
/**
 * Address of electronic mail.
 */
email: string
/**
 * Postal address.
 */
address?: string
/**
 * Telephone number.
 */
phoneNumber?: string
/**
 * The comment itself.
 */
content: string
/**
 * The personal data may be used to treat the comment.
 */
consent: "yes"
}

/**
 * Opens a session.
 */
export interface LoginForm {
/**
 * Address of electronic mail.
 */
email: string
/**
 * The account's password.
 */
password: string
/**
 * UUID of the browser, chosen by it: the refresh tokens of the session are good for this client only. Without one no session is opened.
 */
clientId?: string
}

/**
 * Ends this session, or all sessions of the account.
 */
export interface LogoutForm {
/**
 * This session, or all of the account.
 */
scope: ("here" | "everywhere")
/**
 * Of the session that ends.
 */
refreshToken?: string
}

/**
 * Changes the password of who is logged in.
 */
export interface PasswordChangeForm {
/**
 * The password until now.
 */
currentPassword: string
/**
 * New password.
 */
password: string
}

/**
 * Asks for a link to set a new password.
 */
export interface PasswordForgottenForm {
/**
 * Address of electronic mail.
 */
email: string
}

/**
 * Sets a new password by a mailed link.
 */
export interface PasswordResetForm {
/**
 * What the mailed link carries.
 */
token: string
/**
 * New password.
 */
password: string
}

/**
 * Changes the account's own details.
 */
export interface ProfileForm {
/**
 * Full name, as the person writes it.
 */
fullName: string
/**
 * Telephone number.
 */
phoneNumber?: string
}

/**
 * Puts a question to the ministry.
 */
export interface QuestionForm {
/**
 * Name of the field of policy.
 */
field: string
/**
 * The question in one line.
 */
title: string
/**
 * The question itself.
 */
content: string
/**
 * Full name, as the person writes it.
 */
fullName?: string
/**
 * Address of electronic mail.
 */
email?: string
/**
 * Telephone number.
 */
phoneNumber?: string
/**
 * The contact data may be used to answer.
 */
consent: "yes"
}

/**
 * Rates an article.
 */
export interface RatingForm {
/**
 * Id of the article.
 */
articleId: string
/**
 * From poor to good.
 */
value: ("1" | "2" | "3" | "4" | "5")
}

/**
 * Opens an account.
 */
export interface RegistrationForm {
/**
 * Full name, as the person writes it.
 */
fullName: string
/**
 * Address of electronic mail.
 */
email: string
/**
 * Telephone number.
 */
phoneNumber?: string
/**
 * New password.
 */
password: string
/**
 * The terms of use are accepted.
 */
consent: "yes"
}

/**
 * Reports a problem with a page.
 */
export interface ReportForm {
/**
 * Path of the page on this portal.
 */
pagePath: string
/**
 * Slug of the site that the page belongs to; omitted: the ministry's.
 */
site?: string
/**
 * What kind of problem it is.
 */
kind: ("content" | "broken" | "access" | "other")
/**
 * The problem itself.
 */
content: string
/**
 * Address of electronic mail, for a further question.
 */
email?: string
/**
 * Browser, operating system and type of device, as far as the visitor leaves them in.
 */
device?: string
/**
 * The visitor's public address, where the visitor leaves it in.
 */
publicIp?: string
}

/** What each form carries, by the name under which it is sent. */
export interface FormValues {
  readonly accountDeletion: AccountDeletionForm;
  readonly activation: ActivationForm;
  readonly contribution: ContributionForm;
  readonly login: LoginForm;
  readonly logout: LogoutForm;
  readonly passwordChange: PasswordChangeForm;
  readonly passwordForgotten: PasswordForgottenForm;
  readonly passwordReset: PasswordResetForm;
  readonly profile: ProfileForm;
  readonly question: QuestionForm;
  readonly rating: RatingForm;
  readonly registration: RegistrationForm;
  readonly report: ReportForm;
}
