/** Articles as they are written down: one line each, so that an editor sees a category at a glance. */
import type { Figure } from "../art/infographic.ts";
import type { FileFormat } from "../files/sample-files.ts";
import type { Topic } from "./topics.ts";

/** What an article holds. */
export type Form =
  /** Composed from its topic's sentences. */
  | { readonly kind: "text" }
  /** Written: notices with tables. */
  | { readonly kind: "html"; readonly html: string }
  | { readonly kind: "gallery"; readonly display: 1 | 2; readonly captions: readonly string[] }
  | { readonly kind: "link"; readonly href: string }
  | { readonly kind: "file"; readonly format: FileFormat; readonly fileName: string }
  | { readonly kind: "video" }
  | {
      readonly kind: "document";
      readonly number: string;
      readonly issuer: string;
      /** It is not in force, and people may comment on it for a while. */
      readonly draft: boolean;
      /** YYYY-MM-DD: first day for comments on a draft; undefined: its own. */
      readonly opensAt: string | undefined;
      readonly formats: readonly FileFormat[];
    }
  | { readonly kind: "infographic"; readonly unit: string; readonly figures: readonly Figure[] };

export interface ArticleSeed {
  readonly category: string;
  readonly topic: Topic;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly title: string;
  readonly summary: string;
  /** First paragraph of the text. */
  readonly detail: string | undefined;
  /** The same in both languages' versions of an article. */
  readonly key: string | undefined;
  readonly form: Form;
  /** Where its category's view does not suit it. */
  readonly view?: string;
}

interface Row {
  readonly day: string;
  readonly title: string;
  readonly summary: string;
  readonly detail: string | undefined;
  readonly rest: string | undefined;
}

/** `day | title | summary // first paragraph | rest`, one article a line. */
function rowsOf(text: string): Row[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [day = "", title = "", lead = "", rest] = line.split(" | ").map((field) => field.trim());
      const [summary = "", detail] = lead.split(" // ");
      if (!/^\d{4}-\d\d-\d\d$/.test(day) || !title || !summary)
        throw new Error(`A line of articles needs "day | title | summary": ${line}`);
      return { day, title, summary, detail, rest };
    });
}

/** Texts; the last field is the key they share with the other language. */
export const stories = (category: string, topic: Topic, text: string): ArticleSeed[] =>
  rowsOf(text).map(({ rest, ...row }) => ({ ...row, category, topic, key: rest, form: { kind: "text" } }));

/** Photo galleries; the last field is the captions. Odd ones show as a page, even ones as a slideshow. */
export const galleries = (category: string, topic: Topic, text: string): ArticleSeed[] =>
  rowsOf(text).map(({ rest = "", ...row }, index) => ({
    ...row,
    category,
    topic,
    key: undefined,
    form: { kind: "gallery", display: index % 2 ? 2 : 1, captions: rest.split(";").map((caption) => caption.trim()) },
  }));

export const videos = (category: string, topic: Topic, text: string): ArticleSeed[] =>
  rowsOf(text).map(({ rest, ...row }) => ({ ...row, category, topic, key: rest, form: { kind: "video" } }));

/** Links; the last field is the address. */
export const links = (category: string, topic: Topic, text: string): ArticleSeed[] =>
  rowsOf(text).map(({ rest = "", ...row }) => ({ ...row, category, topic, key: undefined, form: { kind: "link", href: rest } }));

const formats: readonly FileFormat[] = ["docx", "xlsx", "csv", "pdf"];

/** Files to download; the last field is the name under which they are saved. */
export const files = (category: string, topic: Topic, text: string): ArticleSeed[] =>
  rowsOf(text).map(({ rest = "", ...row }) => ({
    ...row,
    category,
    topic,
    key: undefined,
    form: { kind: "file", format: formats.find((format) => rest.endsWith(`.${format}`)) ?? "pdf", fileName: rest },
  }));

/** Documents; the last field is `number; issuer`, and of a draft may be `number; issuer; first day for comments`. A draft's number begins with "Dự thảo" or "Draft". */
export const documents = (category: string, topic: Topic, text: string): ArticleSeed[] =>
  rowsOf(text).map(({ rest = "", ...row }, index) => {
    const [number = "", issuer = "", opensAt] = rest.split(";").map((part) => part.trim());
    return {
      ...row,
      category,
      topic,
      key: undefined,
      form: {
        kind: "document",
        number,
        issuer,
        draft: /^(?:Dự thảo|Draft)/.test(number),
        opensAt,
        formats: index % 3 === 0 ? ["pdf", "docx"] : ["pdf"],
      },
    };
  });

/** Infographics; the last field is `unit; label = value; …`. */
export const infographics = (category: string, topic: Topic, text: string): ArticleSeed[] =>
  rowsOf(text).map(({ rest = "", ...row }) => {
    const [unit = "", ...figures] = rest.split(";").map((part) => part.trim());
    const read = (figure: string): Figure => ({ label: figure.split("=")[0]?.trim() ?? "", value: Number(figure.split("=")[1]) });
    return { ...row, category, topic, key: undefined, form: { kind: "infographic", unit, figures: figures.map(read) } };
  });

/** Articles that ask for a view of their own. */
export const viewedAs = (view: string, articles: readonly ArticleSeed[]): ArticleSeed[] =>
  articles.map((article) => ({ ...article, view }));

/** A text written out in full. */
export const notice = (
  category: string,
  topic: Topic,
  day: string,
  title: string,
  summary: string,
  html: string,
  key?: string,
): ArticleSeed => ({
  category,
  topic,
  day,
  title,
  summary,
  detail: undefined,
  key,
  form: { kind: "html", html },
});
