/**
 * Where a widget stands in Storybook: by the views that draw it. Reads the layouts' files: the index of @portal/layouts is generated after the
 * blocks' stories, so that it does not hold a new template yet.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TemplateArea, TemplateRegion, TemplateWidget } from "@portal/core";
import { createCatalogue } from "@portal/core/catalogue";
import { portalCatalogue } from "@portal/domain/content";

const groups = { home: "Homes", category: "Category views", article: "Article views", page: "Fixed pages" } as const;

type Kind = keyof typeof groups;

type TemplateNode = TemplateRegion | TemplateArea | TemplateWidget;
const widgetsIn = (node: TemplateNode): readonly string[] =>
  "children" in node ? node.children.flatMap(widgetsIn) : "static" in node ? [node.static] : [];

const layouts = join(import.meta.dirname, "../../layouts");
const readFolder = (folder: string): unknown[] =>
  globSync(`${folder}/*.json`, { cwd: layouts }).map((file): unknown => JSON.parse(readFileSync(join(layouts, file), "utf8")));

const isKind = (name: string | undefined): name is Kind => name !== undefined && Object.hasOwn(groups, name);

/** @returns the group of a widget by its name; "Several" where views of more than one kind draw it */
export function widgetGroups(): (name: string) => string {
  const catalogue = createCatalogue({ layouts: readFolder("pages"), templates: readFolder("templates") }, portalCatalogue);
  const found = new Map<string, Set<Kind>>();
  for (const { id, root } of catalogue.templates.values()) {
    const kind = catalogue.layouts.get(id)?.for[0] ?? id.split("-", 1)[0];
    if (isKind(kind)) for (const name of widgetsIn(root)) found.set(name, (found.get(name) ?? new Set()).add(kind));
  }
  return (name) => {
    const [kind, more] = found.get(name) ?? [];
    return kind === undefined || more !== undefined ? "Several" : groups[kind];
  };
}
