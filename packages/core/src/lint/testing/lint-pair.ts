import type { FileDiagnostic } from "../finding.ts";
import { lintLayouts } from "../lint-layouts.ts";
import { layoutFile, templateFile } from "./good-pair.ts";
import { vocabulary } from "./vocabulary.ts";

export const text = (value: unknown): string => JSON.stringify(value, null, 2);

type Files = readonly (readonly [string, unknown])[];

/** Lints a layout and a template, given as text or as what it parses to, among other files. */
export const lintPair = (
  layout: unknown,
  template: unknown,
  more: { readonly layouts?: Files; readonly templates?: Files } = {},
): FileDiagnostic[] =>
  lintLayouts(
    {
      layouts: new Map([[layoutFile, typeof layout === "string" ? layout : text(layout)], ...(more.layouts ?? [])]),
      templates: new Map([[templateFile, typeof template === "string" ? template : text(template)], ...(more.templates ?? [])]),
    },
    vocabulary,
  );
