/** Answers as moderators type them, plain text in paragraphs, and as visitors read them. */

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** @param text a blank line ends a paragraph, a line break stays one */
export function htmlOf(text: string): string {
  const paragraphs = text.trim().split(/\s*\n\s*\n\s*/);
  const escaped = paragraphs.map((one) => one.replaceAll(/[&<>]/g, (sign) => signs[sign] ?? "").replaceAll("\n", "<br>"));
  return escaped.map((one) => `<p>${one}</p>`).join("");
}

/** @returns undefined where the HTML says more than paragraphs of plain text can */
export function textOf(html: string): string | undefined {
  const text = html
    .trim()
    .replaceAll(/<br\s*\/?>/g, "\n")
    .replaceAll(/<\/p>\s*<p>/g, "\n\n")
    .replaceAll(/^<p>|<\/p>$/g, "");
  if (/[<>]/.test(text)) return undefined;
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&nbsp;", "\u00a0").replaceAll("&amp;", "&");
}
