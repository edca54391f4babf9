/** Addresses in article HTML (specification §7, last paragraph). The sanitiser has checked them before; nothing here makes one worse. */

const MEDIA = "/api/mediafile";

/** The one switch of the lower-casing that specification §7 asks for. It breaks links to hosts that tell `A` from `a` (docs/adr/0011-addresses-in-article-text.md). */
const LOWER_CASE_ADDRESSES = true;

/** Schemes that may stand in a text beside http and https; any other leads nowhere. */
const otherSchemes = /^(?:mailto|tel):/i;
/** Controls, which URL parsers drop: `/\t/host` would be another host. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const controls = /[\u0000-\u001f\u007f]/g;

/**
 * A media path and any relative path lead to the server, the latter in lower case; an absolute http(s) address is only lower-cased. Its
 * query and fragment are no path and keep their case: a video's id or a signature would break. `//host`, mailto:, tel:, #… and ?… stay.
 * Whatever looks like a host without being one (`\\host`, `@host`, `.host`) is a path on the server; any other scheme becomes "".
 * @param server origin of the server: "https://portal.example", or "" where the page's own is meant
 */
export function mediaAddress(raw: string, server: string): string {
  const address = raw.trim().replace(controls, "");
  const lowered = (path: string): string => (LOWER_CASE_ADDRESSES ? path.replace(/^[^?#]*/, (part) => part.toLowerCase()) : path);
  if (address === "" || /^[#?]/.test(address) || address.startsWith("//") || otherSchemes.test(address)) return address;
  if (/^https?:\/\//i.test(address)) return lowered(address);
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return "";
  // A browser reads `\` as `/`: two at the beginning would be another host.
  const path = address.replaceAll("\\", "%5c");
  if (path.startsWith(MEDIA)) return server + path;
  return `${server}${path.startsWith("/") ? "" : "/"}${lowered(path)}`;
}

const tags = /<[a-z](?:"[^"]*"|[^"<>])*>/gi;
const attributes = /(\s)([^\s="/>]+)="([^"]*)"/g;
const addresses: ReadonlySet<string> = new Set(["src", "href", "poster"]);

/** Every address in HTML that a sanitiser wrote: elements well-formed, values in double quotes. */
export const withMediaAddresses = (html: string, server: string): string =>
  html.replace(tags, (tag) =>
    tag.replace(attributes, (whole: string, space: string, name: string, value: string) =>
      addresses.has(name) ? `${space}${name}="${mediaAddress(value, server)}"` : whole,
    ),
  );
