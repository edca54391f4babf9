import type { Config } from "../config/config.ts";
import { finding, type Finding, quote } from "./finding.ts";

/** Sources of pictures as editors and programs write them. Only a warning hangs on it: the sanitiser reads HTML properly. */
const sources = /<img\b[^>]{0,4000}?\ssrc\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;

/** Pictures in HTML that the content security policy will block. @param origins those that it allows beside our own */
export function foreignPictures(html: string, pointer: string, origins: readonly string[]): Finding[] {
  const addresses = [...html.matchAll(sources)].map(([, double, single, bare]) => (double ?? single ?? bare ?? "").trim());
  return foreign(addresses, pointer, origins);
}

/** The same for a field that holds an address. */
export const foreignPicture = (address: unknown, pointer: string, origins: readonly string[]): Finding[] =>
  typeof address === "string" ? foreign([address.trim()], pointer, origins) : [];

function foreign(addresses: readonly string[], pointer: string, origins: readonly string[]): Finding[] {
  const [first, ...others] = new Set(addresses.filter((address) => isForeign(address, origins)));
  if (first === undefined) return [];
  const which = others.length === 0 ? quote(first) : `${quote(first)} and ${others.length} more`;
  return [
    finding(
      "foreign-picture",
      pointer,
      `The picture ${which} comes from another origin, so browsers will not load it: the content security policy allows our own pictures.`,
      "Import it as a file and use its path, or add its origin to ALLOWED_API_ORIGINS.",
    ),
  ];
}

function isForeign(address: string, origins: readonly string[]): boolean {
  if (!/^(?:https?:)?\/\//i.test(address)) return false;
  const url = URL.parse(address, "https://portal.invalid");
  return url === null || !origins.includes(url.origin);
}

/** Origins whose pictures browsers may load: those that the portal is reached at, and those that may call it. */
export const pictureOriginsOf = ({ allowedApiOrigins, publicOrigin }: Pick<Config, "allowedApiOrigins" | "publicOrigin">): string[] =>
  [...allowedApiOrigins, publicOrigin ?? []].flat();
