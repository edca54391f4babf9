/** Addresses from data are untrusted: what may become a link or a media source is decided here and nowhere else. */

const allowedSchemes = new Set(["http:", "https:", "mailto:", "tel:"]);
/** Controls and white space that URL parsers drop, so that `java\nscript:` cannot pass. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const invisible = /[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028\u2029\ufeff]/;

/** What most addresses are: a path on this origin or a web address, of visible ASCII alone. */
const plain = /^(?:https?:|[?#]|\/(?![/\\]))[!-~]*$/;

/**
 * @returns the address where it is safe to link to: http, https, mailto or tel, or a path, query or fragment on this origin;
 * undefined for anything else (other schemes, `//host`, `/\host`, controls inside).
 */
export function safeUrl(address: string | undefined): string | undefined {
  if (address !== undefined && plain.test(address)) return address;
  const trimmed = address?.trim();
  if (!trimmed || invisible.test(trimmed.replaceAll(" ", ""))) return undefined;
  if (/^[/?#]/.test(trimmed)) return /^\/[/\\]/.test(trimmed) ? undefined : trimmed;
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(trimmed)?.[0].toLowerCase();
  return scheme !== undefined && allowedSchemes.has(scheme) ? trimmed : undefined;
}
