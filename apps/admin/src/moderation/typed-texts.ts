import type { FormEvent } from "react";

/** Of all forms, as long as the window is open. */
const texts = new Map<string, string>();

/** What is typed into a form and not sent yet. */
export interface TypedTexts {
  /** @returns what was typed before; else `given` */
  readonly of: (name: string, given: string) => string;
  /** Of a field that is no input of the form. */
  readonly set: (name: string, text: string) => void;
  /** Put it on the form, as `onInput`. */
  readonly keep: (event: FormEvent<HTMLFormElement>) => void;
  /** It was sent. */
  readonly forget: () => void;
}

/**
 * A page that is left and a session that ends lose nothing that was typed.
 * @param member's account: nobody else reads it in this window. @param form a name of its own
 */
export function typedTexts(member: string, form: string): TypedTexts {
  const keyOf = (name: string): string => `${member} ${form} ${name}`;
  const set = (name: string, text: string): void => void texts.set(keyOf(name), text);
  return {
    set,
    of: (name, given) => texts.get(keyOf(name)) ?? given,
    keep: ({ target }) => {
      const { name, value } = target as Partial<HTMLInputElement>;
      if (name !== undefined && value !== undefined) set(name, value);
    },
    forget: () => forgetFrom(keyOf("")),
  };
}

/** The member signs out: nothing of theirs is left. */
export const forgetAllTyped = (member: string): void => forgetFrom(`${member} `);

function forgetFrom(start: string): void {
  for (const key of texts.keys()) if (key.startsWith(start)) texts.delete(key);
}
