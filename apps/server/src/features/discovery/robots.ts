import { ADMINISTRATION_SEGMENT, PREVIEW_SEGMENT, searchLinks } from "@portal/domain";
import { SITEMAP_PATH } from "./sitemap-xml.ts";

/** What programs need not read; the pages of results say that they are not for an index, and cost a search each. */
const disallowed = [
  "/api/",
  `/${ADMINISTRATION_SEGMENT}`,
  `/${PREVIEW_SEGMENT}/`,
  ...Object.values(searchLinks).map((link) => `/*/${link}?`),
];

/** `/robots.txt` (RFC 9309). @param origin of the sitemap's address; "": no address of it can be given */
export const robotsText = (origin: string): string =>
  [
    "User-agent: *",
    ...disallowed.map((path) => `Disallow: ${path}`),
    // Pictures and documents of articles.
    "Allow: /api/mediafile/",
    ...(origin === "" ? [] : ["", `Sitemap: ${origin}${SITEMAP_PATH}`]),
    "",
  ].join("\n");
