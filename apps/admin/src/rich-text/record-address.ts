import { type Language, languageOf } from "@portal/core";
import { articlePath, categoryPath, questionPath, sitePagePath, sitePath } from "@portal/domain";
import { call } from "../calls/call.ts";

/** Kinds whose records a link may lead to. */
export const linkedKinds = ["article", "category", "page", "question", "site", "file"] as const;
export type LinkedKind = (typeof linkedKinds)[number];

/** Where a file of the portal is. */
export const fileAddress = (key: string): string => `/api/mediafile/${key.split("/").map(encodeURIComponent).join("/")}`;

/** @returns the key of the file at an address of the portal; undefined: it is none */
export function readFileAddress(address: string): string | undefined {
  const [, path] = /^\/api\/mediafile\/([^?#]+)/.exec(address) ?? [];
  try {
    return path?.split("/").map(decodeURIComponent).join("/");
  } catch {
    return undefined;
  }
}

/** Address under which visitors find a record. @throws CallFailed */
export async function recordAddress(kind: LinkedKind, key: string): Promise<string> {
  if (kind === "file") return fileAddress(key);
  if (kind === "site") return sitePath(key);
  const path = `records/${kind}/${encodeURIComponent(key)}`;
  const { record } = (await call<{ readonly record: Readonly<Record<string, unknown>> }>(path)).data;
  return pathOf(kind, record);
}

function pathOf(kind: Exclude<LinkedKind, "file" | "site">, record: Readonly<Record<string, unknown>>): string {
  const [site, slug] = [String(record["site"]), String(record["slug"])];
  const language: Language = languageOf(record["language"]);
  if (kind === "article") return articlePath(site, String(record["category"]), slug);
  if (kind === "category") return categoryPath(site, slug);
  return kind === "page" ? sitePagePath(site, slug, language) : questionPath(slug, language);
}
