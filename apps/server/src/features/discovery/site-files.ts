import { ministryPages, searchLinks, type SiteView, sitePath } from "@portal/domain";
import { XMLBuilder } from "fast-xml-parser";

/** Characters of an OpenSearch short name (OpenSearch 1.1, draft 6). */
const SHORT_NAME = 16;
/** Colour of the frame around the portal: that of its masthead (tokens.css). */
const BLUE = "#0b3f7a";

type NamedSite = Pick<SiteView, "slug" | "name" | "language">;

const describe = { vi: (name: string) => `Tìm kiếm trên ${name}`, en: (name: string) => `Search ${name}` } as const;

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: "@", suppressEmptyNode: true });

/** How programs search a site: its description in OpenSearch 1.1. @param suggests whether titles are suggested for what is typed */
export function openSearchDescription({ slug, name, language }: NamedSite, origin: string, suggests: boolean): string {
  const results = {
    "@type": "text/html",
    "@rel": "results",
    "@template": `${origin}${sitePath(slug)}/${searchLinks[language]}?q={searchTerms}`,
  };
  const suggestions = {
    "@type": "application/x-suggestions+json",
    "@rel": "suggestions",
    "@template": `${origin}/opensearch/suggestions?q={searchTerms}&language=${language}`,
  };
  return builder.build({
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    OpenSearchDescription: {
      "@xmlns": "http://a9.com/-/spec/opensearch/1.1/",
      ShortName: Array.from(name).slice(0, SHORT_NAME).join("").trim(),
      Description: describe[language](name),
      Url: suggests ? [results, suggestions] : [results],
      Image: { "@type": "image/png", "@width": "192", "@height": "192", "#text": `${origin}/static/icon-192.png` },
      Language: language,
      OutputEncoding: "UTF-8",
      InputEncoding: "UTF-8",
    },
  });
}

/** What a browser shows of a site that somebody keeps on the home screen (W3C Web Application Manifest). */
export const webManifest = ({ slug, name, language }: NamedSite): object => ({
  id: sitePath(slug),
  name,
  short_name: name,
  lang: language,
  dir: "ltr",
  start_url: sitePath(slug),
  scope: "/",
  display: "minimal-ui",
  theme_color: BLUE,
  background_color: "#ffffff",
  icons: [
    { src: "/static/favicon.svg", type: "image/svg+xml", sizes: "any" },
    { src: "/static/icon-192.png", type: "image/png", sizes: "192x192" },
    { src: "/static/icon-512.png", type: "image/png", sizes: "512x512" },
  ],
});

const DAY_MS = 86_400_000;
/** Days for which who has read security.txt may rely on it; RFC 9116 advises less than a year. */
const VALID_DAYS = 90;

/** `/.well-known/security.txt` (RFC 9116). @param contact URI; undefined: the portal's own page of contacts. @param now milliseconds since 1970 */
export function securityText(origin: string, contact: string | undefined, now: number): string {
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString();
  return [
    `Contact: ${contact ?? origin + ministryPages.vi.contacts}`,
    `Expires: ${expires}`,
    "Preferred-Languages: vi, en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
