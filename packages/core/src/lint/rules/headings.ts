import type { Finding } from "../../model.ts";
import type { TemplateRule } from "../project.ts";
import { isRecord } from "../../untrusted.ts";
import type { WalkedNode } from "../../template-walk.ts";

/** Level of an area's block where the template gives none (template.schema.json). */
const DEFAULT_AREA_LEVEL = 2;

interface Heading {
  readonly level: number;
  readonly path: string;
}

function headingOf({ kind, fields, path }: WalkedNode): Heading[] {
  if (kind === "region") {
    const { heading } = fields;
    return isRecord(heading) && typeof heading["level"] === "number" ? [{ level: heading["level"], path: `${path}/heading/level` }] : [];
  }
  const { level } = fields;
  if (typeof level === "number") return [{ level, path: `${path}/level` }];
  return kind === "area" && level === undefined ? [{ level: DEFAULT_AREA_LEVEL, path }] : [];
}

/** People who move by headings must not find gaps; source order is reading order. */
export const headingOrder: TemplateRule = ({ nodes }) => {
  let before = 1;
  return nodes.flatMap(headingOf).flatMap(({ level, path }): Finding[] => {
    const allowed = before + 1;
    before = level;
    if (level <= allowed) return [];
    return [
      {
        code: "skipped-heading-level",
        path,
        problem: `A heading of level ${level} follows one of level ${allowed - 1}; readers of headings would look for what is between.`,
        advice: `Use level ${allowed} or less.`,
      },
    ];
  });
};

/** Every page has one heading of level 1. */
export const oneTopHeading: TemplateRule = ({ nodes }) => {
  const [first, ...others] = nodes.flatMap(headingOf).filter((heading) => heading.level === 1);
  if (!first)
    return [
      {
        code: "missing-h1",
        path: "/root",
        problem: "The template has no heading of level 1, so the page has no title for assistive technology.",
        advice: 'Add the widget of the page\'s title, with "level": 1.',
      },
    ];
  return others.map(({ path }) => ({
    code: "duplicate-h1",
    path,
    problem: `The template has a heading of level 1 at ${first.path} already; a page has one title.`,
    advice: "Use level 2 here.",
  }));
};
