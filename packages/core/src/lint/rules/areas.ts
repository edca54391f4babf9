import type { Finding } from "../../model.ts";
import type { LayoutRule, TemplateRule, LintedTemplate } from "../project.ts";
import { stringAt } from "../../untrusted.ts";
import { nearest } from "../suggest.ts";
import { isView } from "./templates.ts";

const areasOf = (template: LintedTemplate): { key: string; path: string }[] =>
  template.nodes.flatMap(({ kind, fields, path }) => {
    const key = kind === "area" ? stringAt(fields, "area") : undefined;
    return key === undefined ? [] : [{ key, path: `${path}/area` }];
  });

/** A block without an area is never shown. */
export const everyBlockHasAnArea: LayoutRule = (layout, project) => {
  const template = project.templateOf(layout);
  // Without a single node, the template's own schema says enough.
  if (!template || template.nodes.length === 0) return [];
  const areas = new Set(areasOf(template).map((area) => area.key));
  const seen = new Set<string>();
  return layout.blocks.flatMap(({ key, path }): Finding[] => {
    if (key === undefined || areas.has(key) || seen.has(key)) return [];
    seen.add(key);
    return [
      {
        code: "block-without-area",
        path: `${path}/key`,
        problem: `The template "${layout.template}" has no area for the block "${key}", so its content never shows.`,
        advice: `Add {"area": "${key}"} to ${template.file}, or remove the block.`,
      },
    ];
  });
};

/** An area stands for a block of every layout that uses the template. */
export const everyAreaHasABlock: TemplateRule = (template, project) => {
  const layouts = project.layoutsOf(template);
  // Of a template that nothing uses, `unused-template` says enough.
  if (layouts.length === 0 && (project.usesAreUncertain || !isView(template.id ?? ""))) return [];
  const seen = new Set<string>();
  return areasOf(template).flatMap(({ key, path }): Finding[] => {
    const lacking = layouts.filter((layout) => !layout.blocks.some((block) => block.key === key));
    if (seen.has(key) || (layouts.length > 0 && lacking.length === 0)) return [];
    seen.add(key);
    const problem =
      layouts.length === 0
        ? `No layout uses this template, so the area "${key}" stays empty.`
        : `${lacking.map((layout) => `Layout "${layout.id ?? layout.baseName}"`).join(", ")} has no block "${key}", so the area stays empty.`;
    const free = lacking.flatMap((layout) => layout.blocks.flatMap((block) => block.key ?? []));
    const meant = nearest(key, new Set(free));
    if (meant === undefined)
      return [{ code: "area-without-block", path, problem, advice: "Add the block to the layout, or remove the area." }];
    return [{ code: "area-without-block", path, problem, advice: `Write "${meant}".`, fix: [{ op: "replace", path, value: meant }] }];
  });
};

/** A block stands in one place. */
export const uniqueAreas: TemplateRule = (template) => {
  const first = new Map<string, string>();
  return areasOf(template).flatMap(({ key, path }): Finding[] => {
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, path);
      return [];
    }
    return [
      {
        code: "duplicate-area",
        path,
        problem: `The area "${key}" stands at ${earlier} already, so the block would show twice.`,
        advice: "Remove one of the two.",
      },
    ];
  });
};
