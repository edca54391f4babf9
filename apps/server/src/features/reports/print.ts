import type { Report } from "./reports.ts";

/** Without control characters: what strangers wrote moves no cursor and changes no colour of the terminal. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, (character) => (character === "\n" ? "\n  " : ""));

/** A report for a terminal. */
export function printReport({ id, site, page, kind, content, email, device, publicIp, sentAt, doneAt }: Report): string {
  const facts = [
    ["page", `${page} (${site})`],
    ["kind", kind],
    ["sent", sentAt.toISOString()],
    ["done", doneAt?.toISOString()],
    ["e-mail", email],
    ["device", device],
    ["IP", publicIp],
  ].flatMap(([name, value]) => (value ? [`  ${name}: ${plain(value)}`] : []));
  return `Report ${id}\n${facts.join("\n")}\n  ${plain(content)}\n\n`;
}
