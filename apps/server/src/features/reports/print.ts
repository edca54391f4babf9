import { printable } from "../../services/printable.ts";
import type { Report } from "./reports.ts";

/** What strangers wrote, indented; it moves no cursor and changes no colour of the terminal. */
const lines = (text: string): string => text.split(/\r?\n/).map(printable).join("\n  ");

/** A report for a terminal. */
export function printReport({ id, site, page, kind, content, email, device, publicIp, sentAt, doneAt, note }: Report): string {
  const facts = [
    ["page", `${page} (${site})`],
    ["kind", kind],
    ["sent", sentAt.toISOString()],
    ["done", doneAt?.toISOString()],
    ["note", note],
    ["e-mail", email],
    ["device", device],
    ["IP", publicIp],
  ].flatMap(([name, value]) => (value ? [`  ${name}: ${lines(value)}`] : []));
  return `Report ${id}\n${facts.join("\n")}\n  ${lines(content)}\n\n`;
}
