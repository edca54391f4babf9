import type { Finding } from "../../model.ts";
import type { TemplateRule } from "../project.ts";
import { stringAt } from "../../untrusted.ts";
import { nearest } from "../suggest.ts";

/** A widget that nothing draws leaves a gap in the page. */
export const knownWidgets: TemplateRule = ({ nodes }, { vocabulary: { widgets } }) =>
  nodes.flatMap(({ kind, fields, path }): Finding[] => {
    const name = kind === "static" ? stringAt(fields, "static") : undefined;
    if (name === undefined || widgets.has(name)) return [];
    const at = `${path}/static`;
    const meant = nearest(name, widgets);
    const finding = { code: "unknown-widget", path: at, problem: `No widget "${name}" is registered, so nothing is drawn here.` };
    return [
      meant === undefined
        ? { ...finding, advice: `Write one of ${[...widgets].join(", ")}, or register the widget.` }
        : { ...finding, advice: `Write "${meant}".`, fix: [{ op: "replace", path: at, value: meant }] },
    ];
  });
