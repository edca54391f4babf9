/** Functions, types, components, constants, tables and environment variables that a document names. */
import type { Checkout } from "./checkout.ts";

/** Words of a code span that look like names of ours and do not occur in the source. */
export function missingNames(checkout: Checkout, text: string): string[] {
  if (/^(?:npm|npx|node) |[/\\=]/.test(text)) return [];
  const called = [...text.matchAll(/([A-Za-z_]\w*)\(/g)].map(([, name = ""]) => name);
  const named = [...text.matchAll(/(?<![\w$@.-])[A-Za-z_][\w$.]*(?![\w-])/g)].flatMap(([path]) => path.split("."));
  return [...new Set([...called, ...named])].filter((name) =>
    isConstant(name) ? !checkout.hasConstant(name) : (called.includes(name) || isName(name)) && !checkout.hasWord(name),
  );
}

/** Environment variables that a command sets and no program reads. */
export const missingVariables = (checkout: Checkout, text: string): string[] =>
  [...text.matchAll(/(?<![\w$])([A-Z][A-Z\d_]+)=/g)]
    .map(([, name = ""]) => name)
    .filter((name) => isConstant(name) && !checkout.hasConstant(name));

/** `LOWER_CASE_ADDRESSES`: one word alone is a method of HTTP, a signal or a placeholder. */
const isConstant = (word: string): boolean => /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(word);

/** `readForm`, `PageModel`, `file_text`: one word alone may be anything. */
const isName = (word: string): boolean => /^[a-z]+\d*[A-Z]\w*$|^(?:[A-Z][a-z\d]+){2,}$|^[a-z]+(?:_[a-z]+)+$/.test(word);
