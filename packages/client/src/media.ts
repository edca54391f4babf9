/** Addresses in article HTML of an upstream server (specification §7, last paragraph). */

const MEDIA = "/api/mediafile";

/**
 * A media path and any relative path lead to the server, the latter in lower case; an absolute http(s) address is only lower-cased. Its
 * query and fragment are no path and keep their case: a video's id or a signature would break. Anything else (mailto:, tel:, #…) stays.
 * @param server origin of the server: "https://portal.example", or "" where the page's own is meant
 */
export function mediaAddress(raw: string, server: string): string {
  const address = raw.trim();
  if (address.startsWith(MEDIA)) return server + address;
  if (/^https?:\/\//i.test(address)) return lowerPath(address);
  if (address === "" || /^(?:[#?]|\/\/|[a-z][a-z0-9+.-]*:)/i.test(address)) return address;
  return `${server}${address.startsWith("/") ? "" : "/"}${lowerPath(address)}`;
}

const lowerPath = (address: string): string => address.replace(/^[^?#]*/, (path) => path.toLowerCase());

const tags = /<[a-z](?:"[^"]*"|[^">])*>/gi;
const attributes = /(\s)([^\s="/>]+)="([^"]*)"/g;
const addresses: ReadonlySet<string> = new Set(["src", "href", "poster"]);

/** Every address in HTML that a sanitiser wrote: elements well-formed, values in double quotes. */
export const withMediaAddresses = (html: string, server: string): string =>
  html.replace(tags, (tag) =>
    tag.replace(attributes, (whole: string, space: string, name: string, value: string) =>
      addresses.has(name) ? `${space}${name}="${mediaAddress(value, server)}"` : whole,
    ),
  );
