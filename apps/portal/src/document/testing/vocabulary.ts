/** The vocabulary of schema.org: its types, their properties, and what these may hold, as the package schema-dts writes it down from schema.org's own files. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const source = readFileSync(
  createRequire(import.meta.url)
    .resolve("schema-dts")
    .replace(/schema\.js$/, "schema.d.ts"),
  "utf8",
).replace(/\/\*\*[^]*?\*\//g, "");

interface Class {
  readonly parents: readonly string[];
  /** Names of the types that each property may hold. */
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

const namesIn = (union: string): string[] => union.split("|").map((name) => name.trim());

const classes = new Map<string, Class>(
  [...source.matchAll(/interface (\w+Base) extends ([^{]+)\{([^]*?)\n?\}/g)].map(([, name = "", parents = "", body = ""]) => [
    name,
    {
      parents: parents.split(",").map((parent) => parent.trim()),
      properties: new Map(
        [...body.matchAll(/"(\w+)"\?: SchemaValue<([^,]+),/g)].map(([, property = "", types = ""]) => [property, namesIn(types)]),
      ),
    },
  ]),
);
/** By the name of a type: the class whose properties it has. */
const leaves = new Map(
  [...source.matchAll(/interface \w+Leaf extends (\w+Base) \{\s*"@type": "(\w+)"/g)].map(([, base = "", name = ""]) => [name, base]),
);
const unions = new Map([...source.matchAll(/export type (\w+) = ([^;]+);/g)].map(([, name = "", union = ""]) => [name, namesIn(union)]));

/** Whether a value of the type may stand where the property holds one of these. */
function isOneOf(type: string, wanted: readonly string[], seen = new Set<string>()): boolean {
  return wanted.some((name) => {
    if (name === type || name === `${type}Leaf`) return true;
    if (seen.has(name)) return false;
    seen.add(name);
    return isOneOf(type, unions.get(name) ?? [], seen);
  });
}

function typesOf(base: string, property: string): readonly string[] | undefined {
  const known = classes.get(base);
  return known?.properties.get(property) ?? known?.parents.map((parent) => typesOf(parent, property)).find((types) => types !== undefined);
}

/** What JSON-LD says that schema.org has no word for; empty: nothing. */
export function vocabularyErrors(data: unknown): string[] {
  const { "@context": context, "@graph": graph } = data as { readonly "@context"?: unknown; readonly "@graph"?: readonly unknown[] };
  if (context !== "https://schema.org" || !graph?.length) return ["It is no graph in the context of schema.org."];
  return graph.flatMap((thing) => errorsOf(thing, ["Thing"], "@graph"));
}

function errorsOf(value: unknown, wanted: readonly string[], at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => errorsOf(one, wanted, `${at}[${index}]`));
  if (typeof value === "object" && value !== null) return nodeErrors(value as Readonly<Record<string, unknown>>, wanted, at);
  const primitive = typeof value;
  return isOneOf(primitive, wanted) ? [] : [`${at}: ${primitive} where there may be ${wanted.join(", ")}`];
}

function nodeErrors(node: Readonly<Record<string, unknown>>, wanted: readonly string[], at: string): string[] {
  const { "@type": named, "@id": id, ...properties } = node;
  if (named === undefined)
    return typeof id === "string" && Object.keys(properties).length === 0 && wanted.includes("IdReference") ? [] : [`${at}: no type`];
  const type = typeof named === "string" ? named : "";
  const base = leaves.get(type);
  if (base === undefined || !isOneOf(type, wanted)) return [`${at}: ${type} where there may be ${wanted.join(", ")}`];
  return Object.entries(properties).flatMap(([name, value]) => {
    // Of actions: what is to be put in.
    if (name === "query-input" && type === "SearchAction") return errorsOf(value, ["Text"], `${at}.${name}`);
    const types = typesOf(base, name);
    return types ? errorsOf(value, types, `${at}.${name}`) : [`${at}: ${type} has no property ${name}`];
  });
}
