import type { LayoutRule, TemplateRule } from "../project.ts";
import { nearest } from "../suggest.ts";

/** A layout is drawn by a template that exists. */
export const templateExists: LayoutRule = (layout, project) => {
  const { template } = layout;
  if (template === undefined || project.templateOf(layout) || project.unreadable.template.has(template)) return [];
  const finding = {
    code: "dangling-template",
    path: "/template",
    problem: `There is no template "${template}", so no page can use this layout.`,
  };
  const meant = nearest(template, new Set(project.templates.flatMap((candidate) => candidate.id ?? [])));
  if (meant === undefined) return [{ ...finding, advice: `Add templates/${template}.json, or name a template that exists.` }];
  return [{ ...finding, advice: `Write "${meant}".`, fix: [{ op: "replace", path: "/template", value: meant }] }];
};

/** Metadata may ask for these by `view` (selection table, specification §2.4). */
const viewPattern = /^(?:home|category|article|page)-/;

export const isView = (id: string): boolean => viewPattern.test(id);

/** A template that nothing can ask for is unused. */
export const templateIsUsed: TemplateRule = (template, project) => {
  const { id } = template;
  if (id === undefined || isView(id) || project.layoutsOf(template).length > 0 || project.usesAreUncertain) return [];
  return [
    {
      code: "unused-template",
      path: "/id",
      problem: `No layout names the template "${id}", and no view can.`,
      advice: 'Name it in a layout, begin its id with "home-", "category-", "article-" or "page-", or remove the file.',
    },
  ];
};
