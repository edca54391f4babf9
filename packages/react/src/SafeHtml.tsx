import type { ReactNode } from "react";

declare const safe: unique symbol;

/** HTML that was sanitised: on the server when it was stored, or by DOMPurify in the browser (then a TrustedHTML at run time). */
export type SafeHtml = string & { readonly [safe]: "SafeHtml" };

/** Marks HTML that came through the sanitiser as safe. Call it with nothing else: every other string is text. */
export const trustStoredHtml = (html: string): SafeHtml => html as SafeHtml;

/**
 * The one place where HTML enters the page. While hydrating, the DOM that the server wrote is adopted as it is
 * (`data-html` names it for the code that restores the state), hence no warning about differences in its spelling.
 */
export function SafeHtml({
  html,
  name,
  className,
}: {
  readonly html: SafeHtml;
  readonly name: string;
  readonly className?: string | undefined;
}): ReactNode {
  // Trusted Types refuse a plain "" as well, and a page without text never reaches DOMPurify: React then empties the element by its text.
  const inner = html === "" ? undefined : { __html: html };
  return <div className={className} data-html={name} suppressHydrationWarning dangerouslySetInnerHTML={inner} />;
}
