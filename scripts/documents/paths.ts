/** Paths that a document names: in the checkout, beside the document, in its package, or as the end of a path. */
import { join, normalize } from "node:path";
import { type Checkout, packageOf } from "./checkout.ts";

const extension = /\.(?:[cm]?tsx?|[cm]?js|json|ndjson|md|css|svg|html|sql|ya?ml|conf|vcl)$/;

const isSource = /\.(?:[cm]?tsx?|[cm]?js|md|css)$/;

/** Whether a document that names this path is wrong. What is no path of the checkout is none of our business: an address, a media type, a time zone. */
export function isMissingPath(checkout: Checkout, document: string, text: string): boolean {
  if (!/^[\w.@{<*-][\w./@{},<>*-]*$/.test(text) || /^https?:/.test(text)) return false;
  if (text.startsWith("@portal/")) return !checkout.hasEntry(text);
  // `{slug}` and `<name>` stand for any name, `{a,b}` for one of these.
  const path = text.replaceAll(/<[^>]*>|\{[^,}]*\}/g, "*").replace(/^\.\//, "");
  const trimmed = path.replace(/\/$/, "");
  const folders = ["", join(document, ".."), packageOf(checkout, document)];
  if (folders.some((folder) => checkout.has(normalize(join(folder, trimmed))))) return false;
  const [first = ""] = trimmed.split("/");
  const startsHere =
    trimmed.includes("/") && !first.includes("*") && folders.some((folder) => checkout.has(normalize(join(folder, first))));
  if (startsHere) return true;
  if (!extension.test(path) && !/^[\w-]+\/$/.test(path)) return false;
  return !checkout.hasTail(trimmed) && (isSource.test(path) || !checkout.makesFile(trimmed));
}

/** Documents that a source file names and that are not there; `docs/adr/0014` stands for the one of this number. */
export const missingDocuments = (checkout: Checkout, text: string): { line: number; name: string }[] =>
  [...text.matchAll(/(?<![\w/])docs\/[\w./-]*\w/g)]
    .filter(([name]) => !checkout.has(name) && !checkout.has(`${name}*`))
    .map(({ index, 0: name }) => ({ line: text.slice(0, index).split("\n").length, name }));

/** Whether a link leads to no file, or to no heading of one. Links to other hosts are not followed. */
export function isBrokenLink(
  checkout: Checkout,
  document: string,
  target: string,
  anchorsOf: (document: string) => ReadonlySet<string>,
): boolean {
  if (/^[a-z]+:/.test(target)) return false;
  const [path = "", anchor] = target.split("#");
  const file = path === "" ? document : normalize(join(document, "..", path)).replace(/\/$/, "");
  if (!checkout.has(file)) return true;
  return anchor !== undefined && file.endsWith(".md") && !anchorsOf(file).has(anchor);
}
