import { safeUrl } from "@portal/core";

/** Controls, white space and backslashes, which URL parsers drop or bend. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const unsafe = /[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028\u2029\ufeff\\]/;
const relative = /^(?![/?#])[^:?#/]*(?:[/?#]|$)/;
const http = /^https?:\/\//i;

/** Where a link may lead: http, https, mailto, tel, or relative to this portal. `//host` becomes https. */
export function linkAddress(raw: string): string | undefined {
  const address = raw.trim();
  if (address.startsWith("//")) return linkAddress(`https:${address}`);
  const encoded = address.replace(/[ <>"]/g, encodeURIComponent);
  if (encoded === "" || unsafe.test(encoded)) return undefined;
  return safeUrl(encoded) ?? (relative.test(encoded) ? encoded : undefined);
}

/** Where a picture may come from: our own media, a relative path, http or https. */
export function pictureAddress(raw: string): string | undefined {
  const address = linkAddress(raw);
  if (address === undefined || /^[?#]/.test(address)) return undefined;
  return http.test(address) || isLocal(address) ? address : undefined;
}

/** Where a video, its poster and its captions may come from: our own media only. */
export function mediaAddress(raw: string): string | undefined {
  const address = linkAddress(raw);
  return address !== undefined && /^\/api\/mediafile\//i.test(address) && !/(?:^|\/|%2f)(?:\.|%2e){2}(?:\/|%2f|$)/i.test(address)
    ? address
    : undefined;
}

/** Leads outside this portal. */
export const isRemote = (raw: string): boolean => http.test(raw.trim()) || raw.trim().startsWith("//");

const isLocal = (address: string): boolean => !/^[a-z][a-z0-9+.-]*:/i.test(address);
