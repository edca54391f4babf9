/** Sentences on one topic, by the part they play in an article. Slots in braces are filled by `fill`. */
export interface Bank {
  readonly opening: readonly string[];
  readonly figures: readonly string[];
  readonly measures: readonly string[];
  readonly results: readonly string[];
  readonly outlook: readonly string[];
  readonly headings: readonly string[];
  readonly subheadings: readonly string[];
  /** Words and who says them. */
  readonly quotes: readonly (readonly [words: string, speaker: string])[];
  readonly lists: readonly { readonly lead: string; readonly items: readonly string[] }[];
  readonly tables: readonly TablePlan[];
  /** Captions of pictures. */
  readonly captions: readonly string[];
}

export interface TablePlan {
  readonly caption: string;
  readonly columns: readonly string[];
  /** First cells; the others are filled from `cells`. */
  readonly rows: readonly string[];
  readonly cells: readonly string[];
}

const parts = [
  "opening",
  "figures",
  "measures",
  "results",
  "outlook",
  "headings",
  "subheadings",
  "quotes",
  "lists",
  "tables",
  "captions",
] as const;
type Part = (typeof parts)[number];

const isPart = (name: string): name is Part => parts.some((part) => part === name);
const fields = (line: string): string[] => line.split("|").map((field) => field.trim());
const entries = (field: string | undefined): string[] => (field ?? "").split(";").map((entry) => entry.trim());

/**
 * A bank is written as text: `# part`, then one sentence a line. Quotes are `words | speaker`, lists `lead | item; item`,
 * tables `caption | column; column | row; row | cell; cell`.
 * @throws where a part is unknown: a mistake in the bank.
 */
export function bankOf(text: string): Bank {
  const lines = new Map<Part, string[]>(parts.map((part) => [part, []]));
  let current: string[] | undefined;
  for (const line of text.trim().split("\n")) {
    if (line.startsWith("# ")) {
      const name = line.slice(2).trim();
      if (!isPart(name)) throw new Error(`A bank has no part "${name}"; use one of ${parts.join(", ")}.`);
      current = lines.get(name);
    } else if (line.trim()) current?.push(line.trim());
  }
  const of = (part: Part): string[] => lines.get(part) ?? [];
  return {
    opening: of("opening"),
    figures: of("figures"),
    measures: of("measures"),
    results: of("results"),
    outlook: of("outlook"),
    headings: of("headings"),
    subheadings: of("subheadings"),
    captions: of("captions"),
    quotes: of("quotes").map((line) => {
      const [words = "", speaker = ""] = fields(line);
      return [words, speaker] as const;
    }),
    lists: of("lists").map((line) => {
      const [lead = "", items] = fields(line);
      return { lead, items: entries(items) };
    }),
    tables: of("tables").map((line) => {
      const [caption = "", columns, rows, cells] = fields(line);
      return { caption, columns: entries(columns), rows: entries(rows), cells: entries(cells) };
    }),
  };
}
