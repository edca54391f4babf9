import { withMediaAddresses } from "@portal/domain/content";
import { type HtmlRecord, mapHtml } from "../../content/html-fields.ts";

/** Addresses in HTML, by the rules of specification §7; what is stored, and sent by the calls of §7, stays as it was written. */
export const withAddresses = <Fields extends Readonly<Record<string, unknown>>>(record: HtmlRecord, fields: Fields): Fields =>
  mapHtml(record, fields, (html) => withMediaAddresses(html, OWN_SERVER));

/** The page's own origin. */
const OWN_SERVER = "";
