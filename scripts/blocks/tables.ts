/** The tables of variants, widgets and shells in docs/layouts.md, between their marks. */
import type { Definition, WidgetDefinition } from "./definition.ts";

const row = ({ name, description }: Definition): string => `| \`${name}\` | ${description.replaceAll("|", "\\|")} |`;

const widgetRow = (widget: WidgetDefinition): string => `${row(widget)} ${widget.reads.map((field) => `\`${field}\``).join(", ")} |`;

/** @throws where the text has no place for a table */
function replace(text: string, mark: string, table: readonly string[]): string {
  const [begin, end] = [`<!-- generated: ${mark} -->`, "<!-- end of generated -->"];
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0)
    throw new Error(`docs/layouts.md has no "${begin}" followed by "${end}" for the table of ${mark}; write both where it belongs.`);
  return `${text.slice(0, from + begin.length)}\n\n${table.join("\n")}\n\n${text.slice(to)}`;
}

interface Parts {
  readonly types: ReadonlyMap<string, readonly Definition[]>;
  readonly widgets: readonly WidgetDefinition[];
  readonly shells: readonly Definition[];
}

/** The handbook with its tables made anew. */
export function tables(text: string, { types, widgets, shells }: Parts): string {
  const variants = [...types].flatMap(([type, definitions]) => [`| variants of \`${type}\` | |`, "|---|---|", ...definitions.map(row), ""]);
  const withVariants = replace(text, "variants", variants.slice(0, -1));
  const withWidgets = replace(withVariants, "widgets", [
    "| widget | what it draws | what it reads of the page |",
    "|---|---|---|",
    ...widgets.map(widgetRow),
  ]);
  return replace(withWidgets, "shells", ["| shell | what stands around a page |", "|---|---|", ...shells.map(row)]);
}
