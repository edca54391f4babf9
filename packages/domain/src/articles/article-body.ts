import { safeUrl } from "@portal/core";
import { boundJson, type Bounds, pruneInvalid, type Report, type SchemaValidator } from "@portal/core/records";
import { toInstant } from "../dates.ts";
import { validateGallery, validateLink, validateRichText, validateStructured } from "../generated/validate-article.js";
import type { GalleryContent, LinkContent, RichTextContent, StructuredContent } from "../generated/types.ts";
import type { ArticleBody } from "./model.ts";

/** Article HTML may be long; the server caps it when it is written. */
const contentBounds: Bounds = { maxDepth: 8, maxNodes: 5000, maxList: 500, maxString: 4_000_000 };

/** Longest content string that is parsed at all, in UTF-16 units: the longest HTML, with every other character escaped. */
const MAX_CONTENT_LENGTH = 8_000_000;

const unrecognised: ArticleBody = { kind: "unrecognised" };

/** Body by article type (specification §3). An unknown type or content of the wrong shape is unrecognised (specification §8). */
export function parseBody(articleType: number, content: unknown, report: Report): ArticleBody {
  switch (articleType) {
    case 1:
      return richText(read<RichTextContent>(content, validateRichText, report));
    case 2:
      return gallery(read<GalleryContent>(content, validateGallery, report));
    case 3:
      return linkOrFile(read<LinkContent>(content, validateLink, report));
    case 4:
      return structured(read<StructuredContent>(content, validateStructured, report));
    default:
      report.add(
        "unknown-article-type",
        "warning",
        "/articleType",
        `Article type ${articleType} is unrecognised; a plain page is shown.`,
        "Use 1, 2, 3 or 4.",
      );
      return unrecognised;
  }
}

/** The fields that are right; undefined where nothing is. */
function read<T>(content: unknown, validate: SchemaValidator, report: Report): Partial<T> {
  const value = typeof content === "string" ? parseText(content, report) : content;
  if (value === undefined) return {};
  const bounded = boundJson(value, contentBounds);
  const valid = pruneInvalid(bounded.value, validate);
  report.addAll(bounded.diagnostics, "/articleContent");
  report.addAll(valid.diagnostics, "/articleContent");
  return valid.value as Partial<T>;
}

/** @returns undefined where it cannot be read */
function parseText(text: string, report: Report): unknown {
  const reportUnread = (code: string, why: string, advice: string): void =>
    report.add(code, "error", "/articleContent", `articleContent ${why}; the article shows without its body.`, advice);
  if (text.length > MAX_CONTENT_LENGTH) {
    reportUnread("content-too-large", `has ${text.length} characters, and the limit is ${MAX_CONTENT_LENGTH}`, "Shorten it.");
    return undefined;
  }
  try {
    return JSON.parse(text);
  } catch {
    reportUnread("content-unparsable", "is not valid JSON", "Correct the text.");
    return undefined;
  }
}

function richText({ Content }: Partial<RichTextContent>): ArticleBody {
  return Content === undefined ? unrecognised : { kind: "richText", html: Content };
}

function gallery({ DisplayType, Photos }: Partial<GalleryContent>): ArticleBody {
  if (!Photos) return unrecognised;
  const photos = Photos.toSorted((a, b) => (a.Order ?? 0) - (b.Order ?? 0)).flatMap((photo) => {
    const src = safeUrl(photo.Link ?? mediaPath(photo.FileName));
    return src === undefined ? [] : [{ title: photo.Title ?? "", description: photo.Description ?? "", src }];
  });
  return { kind: "gallery", display: isOption(DisplayType, 2, "slideshow") ? "slideshow" : "page", photos };
}

function linkOrFile({ Type, Data }: Partial<LinkContent>): ArticleBody {
  const href = safeUrl(Data?.Link ?? mediaPath(Data?.FileName));
  if (href === undefined) return unrecognised;
  const isFile = isOption(Type, 2, "file") || (Type === undefined && Data?.FileName !== undefined);
  // The end of an address names a file, and says little of a page.
  return isFile ? { kind: "file", href, fileName: Data?.FileName ?? nameOf(href) } : { kind: "link", href, fileName: Data?.FileName ?? "" };
}

function structured(content: Partial<StructuredContent>): ArticleBody {
  const html = content.Content ?? "";
  if (content.Kind === "video") {
    const source = safeUrl(content.Source);
    if (source === undefined) return unrecognised;
    return {
      kind: "video",
      source,
      poster: safeUrl(content.Poster),
      captions: safeUrl(content.Captions),
      transcript: content.Transcript,
      html,
    };
  }
  if (content.Kind === "infographic") {
    const image = safeUrl(content.Source);
    return image === undefined ? unrecognised : { kind: "infographic", image, html };
  }
  if (content.Kind !== "document") return unrecognised;
  return {
    kind: "document",
    type: content.Type,
    field: content.Field,
    number: content.Number,
    issuer: content.Issuer,
    issuedAt: toInstant(content.IssuedAt),
    effectiveAt: toInstant(content.EffectiveAt),
    expiresAt: toInstant(content.ExpiresAt),
    opensAt: toInstant(content.OpensAt),
    deadline: toInstant(content.Deadline),
    files: (content.Files ?? []).flatMap((file) => {
      const href = safeUrl(file.Link);
      return href === undefined ? [] : [{ href, fileName: file.FileName ?? nameOf(href) }];
    }),
    html,
  };
}

const isOption = (value: string | number | undefined, number: number, name: string): boolean =>
  String(value) === String(number) || value === name;

const mediaPath = (fileName: string | undefined): string | undefined =>
  fileName === undefined
    ? undefined
    : fileName.startsWith("/")
      ? fileName
      : `/api/mediafile/${fileName.toWellFormed().split("/").map(encodeURIComponent).join("/")}`;

function nameOf(href: string): string {
  const last = href.split(/[?#]/)[0]?.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
