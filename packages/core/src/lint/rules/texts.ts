import type { Finding } from "../../model.ts";
import type { LayoutRule, LintedLayout, TemplateRule } from "../project.ts";
import { isRecord } from "../../untrusted.ts";

const englishMissing = (text: unknown, path: string): Finding[] =>
  isRecord(text) && typeof text["vi"] === "string" && text["en"] === undefined
    ? [
        {
          code: "missing-english",
          path,
          problem: "The text has no English version; English pages show the Vietnamese one.",
          advice: 'Add "en".',
        },
      ]
    : [];

/** A layout that is made for Vietnamese pages only needs no English. */
const isVietnameseOnly = ({ value }: LintedLayout): boolean => value["language"] === "vi";

export const englishInLayouts: LayoutRule = (layout) => {
  if (isVietnameseOnly(layout)) return [];
  const { value, blocks } = layout;
  return [
    ...englishMissing(value["label"], "/label"),
    ...englishMissing(value["description"], "/description"),
    ...blocks.flatMap(({ fields, path }) => englishMissing(fields["label"], `${path}/label`)),
  ];
};

export const englishInTemplates: TemplateRule = (template, project) => {
  const users = project.layoutsOf(template);
  if (users.length > 0 && users.every(isVietnameseOnly)) return [];
  const { value, nodes } = template;
  return [
    ...englishMissing(value["label"], "/label"),
    ...nodes.flatMap(({ fields, path }) => [
      ...englishMissing(fields["label"], `${path}/label`),
      ...(isRecord(fields["heading"]) ? englishMissing(fields["heading"]["text"], `${path}/heading/text`) : []),
    ]),
  ];
};
