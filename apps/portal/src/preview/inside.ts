/** Addresses of a preview: its pages and their files stand below its base path, so that what a reader follows stays in it. */

/** What pages are made of, and calls whose answers are downloads, are those that are published. */
const shared = /^\/(?:api\/(?!mediafile\/)|assets\/|static\/)/;

/** An address of this portal, as the preview has it; any other one as it is. */
export const addressInside = (base: string, address: string): string =>
  !/^\/(?!\/)/.test(address) || shared.test(address) || address === base || address.startsWith(`${base}/`) ? address : base + address;

/** Each address of a list with widths. */
const listInside = (base: string, list: string): string =>
  list.replace(/(^\s*|,\s+)(\/[^\s]*)/g, (_all, before: string, address: string) => before + addressInside(base, address));

/** Elements that lead somewhere or show something, and their attributes that say where. */
export const ADDRESSED = "a, area, form, button, input, img, source, video, audio, track";
export const ADDRESSES = ["href", "action", "formaction", "src", "poster", "srcset"] as const;

/** The value of one of these attributes, as the preview has it. */
export const valueInside = (base: string, attribute: string, value: string): string =>
  /srcset$/i.test(attribute) ? listInside(base, value) : addressInside(base, value);

/** Start tags of these elements, and of links by which pictures are announced. Values stand in double quotes, as React and the sanitiser write them. */
const tags = /<(?:a|area|form|button|input|img|source|video|audio|track|link(?= rel="preload" as="image"))(?=[\s/>])(?:[^>"]|"[^"]*")*>/gi;
const attributes = /(\s)(href|action|formaction|src|poster|srcset|imagesrcset)="([^"]*)"/gi;

/** The HTML of a page, with its addresses as the preview has them. */
export const documentInside = (base: string, html: string): string =>
  html.replace(tags, (tag) =>
    tag.replace(attributes, (_all, space: string, name: string, value: string) => `${space}${name}="${valueInside(base, name, value)}"`),
  );
