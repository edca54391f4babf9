/** What article HTML may hold. Everything else is left out; the text inside mostly stays. */

const text =
  "p br hr div span h1 h2 h3 h4 h5 h6 blockquote q cite pre code kbd samp var a b strong i em u s del ins mark small sub sup abbr dfn time bdi bdo ruby rt rp wbr";
const lists = "ul ol li dl dt dd";
const tables = "table caption colgroup col thead tbody tfoot tr th td";
const media = "figure figcaption img video source track";
const disclosure = "details summary";

export const allowedElements: readonly string[] = [text, lists, tables, media, disclosure].flatMap((group) => group.split(" "));

const everywhere = ["class", "dir", "lang", "title"];

/** By element, beside `everywhere`. */
const own = new Map<string, readonly string[]>([
  ["a", ["href", "hreflang", "rel", "target"]],
  ["abbr", []],
  ["col", ["span"]],
  ["colgroup", ["span"]],
  ["del", ["datetime"]],
  ["details", ["open"]],
  ["img", ["alt", "height", "loading", "src", "width"]],
  ["ins", ["datetime"]],
  ["li", ["value"]],
  ["ol", ["reversed", "start", "type"]],
  ["source", ["src", "type"]],
  ["td", ["colspan", "rowspan"]],
  ["th", ["abbr", "colspan", "rowspan", "scope"]],
  ["time", ["datetime"]],
  ["track", ["default", "kind", "label", "src", "srclang"]],
  ["video", ["controls", "height", "poster", "preload", "src", "width"]],
]);

/** Attributes allowed on any element at all: the first check. */
export const allowedAttributes: readonly string[] = [...new Set([...everywhere, ...[...own.values()].flat()])];

export const isAllowedOn = (element: string, attribute: string): boolean =>
  everywhere.includes(attribute) || (own.get(element)?.includes(attribute) ?? false);

/** The only classes that content may bring; the portal's style sheet knows them. */
export const allowedClasses: ReadonlySet<string> = new Set(["align-left", "align-center", "align-right", "align-justify"]);

/** Elements of old or pasted HTML that go and leave their content; no parser trick hides in them. */
export const unwrappedElements: ReadonlySet<string> = new Set(
  "font center big tt strike nobr acronym o:p section article aside header footer nav main address form fieldset legend label".split(" "),
);

/** Elements that go with everything in them, which is never more than raw text. */
export const droppedElements: ReadonlySet<string> = new Set("script style iframe link meta base input".split(" "));

/** Elements whose text is meaningless without them; it goes with them. DOMPurify's own list stands beside it. */
export const droppedWithContent: readonly string[] = [
  "applet",
  "audio",
  "button",
  "canvas",
  "datalist",
  "dialog",
  "frameset",
  "map",
  "object",
  "portal",
  "select",
  "textarea",
];

/** Attributes that hold a number, and its bounds: a span of a million columns would freeze a browser. */
export const numberBounds = new Map<string, readonly [number, number]>([
  ["colspan", [1, 100]],
  ["rowspan", [1, 1000]],
  ["span", [1, 100]],
  ["width", [1, 10_000]],
  ["height", [1, 10_000]],
  ["start", [-1_000_000, 1_000_000]],
  ["value", [-1_000_000, 1_000_000]],
]);

/** Attributes that are one of a few words. */
export const wordChoices = new Map<string, ReadonlySet<string>>([
  ["dir", new Set(["ltr", "rtl", "auto"])],
  ["scope", new Set(["row", "col", "rowgroup", "colgroup"])],
  ["target", new Set(["_blank"])],
  ["kind", new Set(["subtitles", "captions", "descriptions", "chapters"])],
]);

/** Attributes that these elements must have, with their value; undefined: any. */
export const requiredAttributes = new Map<string, Readonly<Record<string, string | undefined>>>([
  ["img", { src: undefined, alt: undefined, loading: "lazy" }],
  ["video", { controls: "", preload: "metadata" }],
  ["source", { src: undefined }],
  ["track", { src: undefined }],
]);
