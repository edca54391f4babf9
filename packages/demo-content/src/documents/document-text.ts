import { readJson } from "../content.ts";
import type { Language } from "@portal/core";

/** A text to be written as a Word file or a PDF. */
export interface DocumentText {
  readonly title: string;
  readonly language: Language;
  /** Lines below the title: number, issuer, day. */
  readonly facts: readonly string[];
  readonly sections: readonly Section[];
}

export interface Section {
  readonly heading: string;
  readonly text: string;
  readonly items: readonly string[];
  /** The first row is the header. */
  readonly table: readonly (readonly string[])[];
  readonly startsPage: boolean;
}

/** By the title of its article; a section says what it has. */
type Papers = Readonly<Record<string, readonly (Pick<Section, "heading"> & Partial<Section>)[]>>;
const papers: Readonly<Record<Language, Papers>> = {
  vi: readJson("documents/papers.vi.json") as Papers,
  en: readJson("documents/papers.en.json") as Papers,
};
const empty = { text: "", items: [], table: [], startsPage: false };

const legal = /^(?:(?:Dự thảo )?(?:Thông tư|Nghị định|Nghị quyết|Quyết định ban hành|Quyết định công bố|Quy chế|Luật)|Draft|Decision)/;

/** @throws where no text is written for this title */
export function documentTextOf(title: string, facts: readonly string[], language: Language): DocumentText {
  const sections = papers[language][title];
  if (!sections)
    throw new Error(`The file of "${title}" has no text: write one in packages/demo-content/content/documents/papers.${language}.json.`);
  const numbered = legal.test(title) ? (language === "vi" ? "Điều " : "Article ") : "";
  return {
    title,
    language,
    facts,
    sections: sections.map((section, index) => ({ ...empty, ...section, heading: `${numbered}${index + 1}. ${section.heading}` })),
  };
}
