import { type ReactNode, useMemo, useState } from "react";
import type { LayoutDefinition, TemplateArea, TemplateDefinition, TemplateRegion, TemplateWidget } from "@portal/core";
import { fold } from "@portal/domain/content";
import { sampleCatalogue } from "@portal/testing";
import { toId } from "storybook/internal/csf";
import { familyOf, titleOf } from "../gallery/families.ts";
import { ViewPicture } from "./ViewPicture.tsx";
import "../foundations/foundations.css";
import "./find-view.css";

interface Entry {
  readonly template: TemplateDefinition;
  readonly id: string;
  readonly family: string;
  readonly labels: readonly string[];
  /** "slideNews (category/leadNews)". */
  readonly blocks: readonly string[];
  readonly widgets: readonly string[];
  readonly stories: readonly (readonly [language: string, href: string])[];
}

type TemplateNode = TemplateRegion | TemplateArea | TemplateWidget;
const widgetsIn = (node: TemplateNode): readonly string[] =>
  "children" in node ? node.children.flatMap(widgetsIn) : "static" in node ? [node.static] : [];

function entryOf(template: TemplateDefinition, layout: LayoutDefinition | undefined): Entry {
  const { id, label, root } = template;
  const languages = layout?.language ? [layout.language] : (["vi", "en"] as const);
  return {
    template,
    id,
    family: familyOf(id, layout),
    labels: [...new Set([label.vi, label.en, layout?.label.vi, layout?.label.en])].filter((text) => text !== undefined),
    blocks: layout?.blocks.map(({ key, type, name }) => `${key} (${type}/${name})`) ?? [],
    widgets: [...new Set(widgetsIn(root))],
    stories: languages.map((language) => {
      const name = language === "vi" ? "Vietnamese" : "English";
      return [name, `./?path=/story/${toId(titleOf(id, layout), name)}`] as const;
    }),
  };
}

/** Every view of the portal, narrowed by id, name, family, block key or widget. */
export function FindView(): ReactNode {
  const entries = useMemo(() => {
    const { templates, layouts } = sampleCatalogue();
    return [...templates.values()].map((template) => entryOf(template, layouts.get(template.id)));
  }, []);
  const [typed, setTyped] = useState("");
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const found = entries.filter((entry) => {
    const text = fold([entry.id, entry.family, ...entry.labels, ...entry.blocks, ...entry.widgets].join(" "));
    return words.every((word) => text.includes(word));
  });
  return (
    <main className="foundations">
      <h1>Find a view</h1>
      <p>
        By its id (<code>department-1-home-vi</code>), its name in either language, a block key (<code>slideNews</code>), a variant (
        <code>leadNews</code>) or a widget. The sidebar's search finds ids, too.
      </p>
      <search>
        <label className="find-view-label" htmlFor="find-view">
          Id, name, block key, variant or widget
        </label>
        <input id="find-view" className="find-view-input" type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </search>
      <p role="status">
        {found.length} of {entries.length} views
      </p>
      <ul className="find-view-list">
        {found.map((entry) => (
          <li key={entry.id}>
            <ViewPicture template={entry.template} />
            <div className="find-view-text">
              <h2 className="find-view-name">{entry.id}</h2>
              <p>
                {entry.family} · {entry.labels.join(" · ")}
              </p>
              {entry.blocks.length > 0 && <p className="find-view-parts">Blocks: {entry.blocks.join(", ")}</p>}
              {entry.widgets.length > 0 && <p className="find-view-parts">Widgets: {entry.widgets.join(", ")}</p>}
              <p className="find-view-links">
                {entry.stories.map(([language, href]) => (
                  <a key={language} href={href} target="_top" aria-label={`${entry.id}, ${language}`}>
                    {language}
                  </a>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </main>
  );
}
