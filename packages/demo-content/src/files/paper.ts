import type { Language } from "../compose/topics.ts";
import { documentsVi } from "./texts/documents-vi.ts";
import { papersEn } from "./texts/papers-en.ts";
import { papersVi } from "./texts/papers-vi.ts";

/** A text to be written as a Word file or a PDF. */
export interface Paper {
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

export const row = (line: string): string[] =>
  line
    .slice(1)
    .split(";")
    .map((cell) => cell.trim());

/** `# title` and the lines below it, by title. */
export function byTitle(text: string): ReadonlyMap<string, readonly string[]> {
  const parts = text.split(/^# /m).slice(1);
  return new Map(
    parts.map((part) => {
      const [title = "", ...lines] = part.trim().split("\n");
      return [title, lines];
    }),
  );
}

const papers = byTitle(documentsVi + papersVi + papersEn);
const legal = /^(?:(?:Dự thảo )?(?:Thông tư|Nghị định|Nghị quyết|Quyết định ban hành|Quyết định công bố|Quy chế|Luật)|Draft|Decision)/;

/** @throws where no text is written for this title */
export function paperOf(title: string, facts: readonly string[], language: Language): Paper {
  const lines = papers.get(title);
  if (!lines)
    throw new Error(`The file of "${title}" has no text: write one in packages/demo-content/src/files/texts, below "# ${title}".`);
  const numbered = legal.test(title) ? (language === "vi" ? "Điều " : "Article ") : "";
  return {
    title,
    language,
    facts,
    sections: sectionsOf(lines).map((section, index) => ({ ...section, heading: `${numbered}${index + 1}. ${section.heading}` })),
  };
}

function sectionsOf(lines: readonly string[]): Section[] {
  const sections: Section[] = [];
  let startsPage = false;
  for (const line of lines) {
    const last = sections.at(-1);
    if (line === "---") startsPage = true;
    else if (line.startsWith("|")) {
      if (last) sections[sections.length - 1] = { ...last, table: [...last.table, row(line)] };
    } else if (line) {
      const at = line.indexOf(":");
      const [text = "", ...items] = line
        .slice(at + 1)
        .split("•")
        .map((part) => part.trim());
      sections.push({ heading: line.slice(0, at), text, items, table: [], startsPage });
      startsPage = false;
    }
  }
  return sections;
}
