import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "@portal/core";
import { TestHost } from "@portal/testing";

/** What the server sends for a part of a page. */
export const renderHtml = (part: ReactNode, language: Language = "vi"): string =>
  renderToStaticMarkup(<TestHost language={language}>{part}</TestHost>);

/** Values of an attribute, in order. React quotes and escapes them, so a quote ends a value. */
export const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    value.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">"),
  );

/** Text of the elements of a tag, without markup. */
export const textsOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, "gs"))].map(([, inner = ""]) =>
    inner.replaceAll(/<[^>]*>/g, "").trim(),
  );

/** Addresses that a click, a picture or a form would use: all `href`, then `src`, `action`, `poster`. */
export const addresses = (html: string): string[] => ["href", "src", "action", "poster"].flatMap((name) => attributes(html, name));
