import { createContext, useContext } from "react";
import type { FieldError } from "@portal/domain";
import { isKeyOf, type Translate, useTexts } from "../use-texts.ts";
import { type FormTextKey, formTexts } from "./texts.ts";

/** What the parts of a form know of it. */
export interface FormState {
  /** Ids of fields begin with it. */
  readonly id: string;
  /** Under which it is sent. */
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  /** What was typed when the page was drawn. */
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];
  /** Of the captcha of this drawing. */
  readonly captcha: string;
  /** It has neither sound nor work instead of its picture. */
  readonly pictureOnly: boolean;
  /** Grows whenever the server has seen the form: what a captcha showed counts no longer. */
  readonly round: number;
  /** Whether the form was sent and drawn again: chosen files are gone then. */
  readonly isSecond: boolean;
}

const Context = createContext<FormState | undefined>(undefined);

export const FormStateProvider = Context.Provider;

/** @throws outside a <Form> */
export function useFormState(): FormState {
  const state = useContext(Context);
  if (!state) throw new Error("A field stands outside its <Form>.");
  return state;
}

export interface FieldState {
  readonly id: string;
  readonly label: string;
  readonly value: string | undefined;
  /** Text of what is wrong with it. */
  readonly error: string | undefined;
  /** For the control: what describes it, and whether something is wrong. */
  readonly aria: { readonly "aria-describedby"?: string; readonly "aria-invalid"?: true };
}

export function useField(name: string, { hasHint }: { readonly hasHint: boolean }): FieldState {
  const { id: form, labels, values, errors } = useFormState();
  const t = useTexts(formTexts);
  const id = `${form}-${name}`;
  const error = errors.find(({ field }) => field === name);
  const described = [hasHint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    label: labels[name] ?? name,
    value: values[name],
    error: error && errorText(t, error),
    aria: { ...(described && { "aria-describedby": described }), ...(error && { "aria-invalid": true }) },
  };
}

export function errorText(t: Translate<FormTextKey>, { code, values }: FieldError): string {
  const key = `form.error.${code}`;
  return t(isKeyOf(formTexts, key) ? key : "form.error.unknown", values);
}
