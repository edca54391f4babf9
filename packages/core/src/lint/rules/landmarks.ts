import type { Finding } from "../../model.ts";
import type { TemplateRule } from "../project.ts";
import { stringAt } from "../../untrusted.ts";

/** Exactly one main landmark: where "skip to content" leads. */
export const oneMain: TemplateRule = ({ nodes }) => {
  const [first, ...others] = nodes.filter((node) => node.fields["landmark"] === "main");
  if (!first) {
    return [
      {
        code: "missing-main",
        path: "/root",
        problem: 'No region is the main landmark, so "skip to content" leads nowhere.',
        advice: 'Give the region that holds the content "landmark": "main".',
      },
    ];
  }
  return others
    .filter((node) => !node.ancestors.some((ancestor) => ancestor.kind === "region" && ancestor.fields["landmark"] !== undefined))
    .map(({ path }) => ({
      code: "duplicate-main",
      path: `${path}/landmark`,
      problem: `The region ${first.path} is the main landmark already; a page has one.`,
      advice: "Remove the landmark, or make it a region with a label.",
    }));
};

/** `main` stands at the top level; `complementary` at the top level or in `main`. */
export const landmarkNesting: TemplateRule = ({ nodes }) =>
  nodes.flatMap(({ fields, path, ancestors }): Finding[] => {
    const landmark = stringAt(fields, "landmark");
    if (landmark !== "main" && landmark !== "complementary") return [];
    const around = ancestors
      .map((ancestor) => stringAt(ancestor.fields, "landmark"))
      .find((outer) => outer !== undefined && !(outer === "main" && landmark === "complementary"));
    if (around === undefined) return [];
    return [
      {
        code: "nested-landmark",
        path: `${path}/landmark`,
        problem: `A ${landmark} landmark stands inside a ${around} landmark, where assistive technology does not look for it.`,
        advice: `Move it out of the ${around} landmark, or remove one of the two landmarks.`,
      },
    ];
  });

/** Names alone distinguish two regions of a kind. */
export const labelledLandmarks: TemplateRule = ({ nodes }) =>
  nodes.flatMap(({ fields, path }): Finding[] => {
    const landmark = stringAt(fields, "landmark");
    if (landmark === undefined || landmark === "main" || fields["label"] !== undefined) return [];
    return [
      {
        code: "unlabelled-landmark",
        path,
        problem: `The ${landmark} landmark has no label, so assistive technology cannot name it.`,
        advice: 'Add "label": {"vi": "…", "en": "…"}.',
      },
    ];
  });
