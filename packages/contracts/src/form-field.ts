/** Of one field of a form, what reading and drawing it need; from its schema. */
export interface FormField {
  readonly required: boolean;
  /** Characters. */
  readonly maxLength: number;
  /** Absent: one line of text. */
  readonly format?: "email" | "phone" | "password" | "consent" | "text";
}

/** A standalone validator, as ajv writes it. */
export interface FormValidator {
  (values: unknown): boolean;
  readonly errors?:
    | readonly { readonly keyword: string; readonly instancePath: string; readonly params: Readonly<Record<string, unknown>> }[]
    | null;
}
