/** What a page knows of its forms: enough to draw them again as they were sent, without JavaScript. */

export interface FieldError {
  /** Absent: it concerns the form as a whole. */
  readonly field?: string;
  /** Its text is `form.error.<code>` of the interface. */
  readonly code: string;
  /** What the text mentions: a limit, a number of minutes. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A form that was sent and not accepted. */
export interface SubmittedForm {
  /** Name of the form. */
  readonly form: string;
  /** What was typed, by field; never passwords or what was read in a captcha. */
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];
}

/**
 * Of a draft that takes comments: its page is the same for everybody, so its form has key and captcha only once it is opened, in the browser or,
 * without a script, at an address of its own.
 */
export interface CommentForm {
  /** Of the draft's page with the form opened. */
  readonly href: string;
  /** See PageForms. */
  readonly pictureOnly?: true;
}

/** Of a page that carries forms; such a page is drawn for one visitor and never kept. */
export interface PageForms {
  /** UUID under which what this drawing of the page sends is accepted once. */
  readonly key: string;
  /** UUID of the captcha that belongs to this drawing. */
  readonly captcha: string;
  /** The captcha is a back end's, which has neither sound nor work instead of its picture. */
  readonly pictureOnly?: true;
  readonly submitted?: SubmittedForm;
}
