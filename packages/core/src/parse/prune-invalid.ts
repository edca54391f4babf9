import { Report } from "../diagnostics.ts";
import type { Diagnostic, Parsed } from "../model.ts";
import { escapeSegment, parsePointer } from "../pointer.ts";
import { schemaMessage } from "../schema-message.ts";
import { isRecord } from "../untrusted.ts";
import type { SchemaError, SchemaValidator } from "../validator.ts";

/** Removing one value can leave its parent incomplete; each round goes at least one level up, and metadata has few. */
const MAX_ROUNDS = 12;

type Container = Record<string, unknown> | unknown[];

/**
 * Makes a value (our own bounded copy) valid by removing what the schema refuses: the field, the list entry, or the object that
 * misses something required. What is right stays. Nothing left that is valid: an empty object.
 */
export function pruneInvalid(value: unknown, validate: SchemaValidator): Parsed<Record<string, unknown>> {
  const report = new Report();
  if (!isRecord(value)) return { value: Object.create(null) as Record<string, unknown>, diagnostics: [] };
  const positions = new WeakMap<unknown[], number[]>();

  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (validate(value)) return { value, diagnostics: report.diagnostics };
    const removals = new Removals(value, positions);
    for (const error of validate.errors ?? []) {
      const originalPointer = removals.add(error);
      const unknownKey = error.keyword === "additionalProperties";
      const { problem, advice } = explain(error);
      report.add(unknownKey ? "unknown-key" : "invalid-value", unknownKey ? "info" : "warning", originalPointer, problem, advice);
    }
    if (removals.all) break;
    removals.apply();
  }
  return { value: Object.create(null) as Record<string, unknown>, diagnostics: report.diagnostics };
}

/** The validator's error in words, with what was done to the value. */
function explain(error: SchemaError): Pick<Diagnostic, "problem" | "advice"> {
  const { problem, advice } = schemaMessage(error);
  const consequence = new Map([
    ["additionalProperties", " It has no effect."],
    ["required", " The entry is left out."],
    ["maxItems", " The rest is left out."],
  ]).get(error.keyword);
  return { problem: problem + (consequence ?? " It is left out."), advice };
}

/** What one round removes; list entries are removed together at the end, so that positions hold meanwhile. */
class Removals {
  all = false;
  readonly #fields: [Record<string, unknown>, string][] = [];
  readonly #entries = new Map<unknown[], Set<number>>();
  readonly #limits = new Map<unknown[], number>();
  readonly #root: Record<string, unknown>;
  readonly #positions: WeakMap<unknown[], number[]>;

  constructor(root: Record<string, unknown>, positions: WeakMap<unknown[], number[]>) {
    this.#root = root;
    this.#positions = positions;
  }

  /** Marks what the error is about. @returns its pointer in the value as it came in */
  add(error: SchemaError): string {
    const extra = error.keyword === "additionalProperties" ? `/${escapeSegment(String(error.params["additionalProperty"]))}` : "";
    const pointer = error.instancePath + extra;
    const segments = parsePointer(pointer);
    if (segments.length === 0) {
      this.all = true;
      return pointer;
    }
    let parent: unknown = this.#root;
    let originalPointer = "";
    for (const [index, segment] of segments.entries()) {
      originalPointer += `/${escapeSegment(Array.isArray(parent) ? (this.#positions.get(parent)?.[Number(segment)] ?? segment) : segment)}`;
      if (index < segments.length - 1) parent = (parent as Container)[segment as never];
    }
    const last = segments.at(-1) ?? "";
    const target = (parent as Container)[last as never] as unknown;
    if (error.keyword === "maxItems" && Array.isArray(target)) this.#limits.set(target, Number(error.params["limit"]));
    else if (Array.isArray(parent)) this.#mark(parent, Number(last));
    else this.#fields.push([parent as Record<string, unknown>, last]);
    return originalPointer;
  }

  #mark(list: unknown[], index: number): void {
    const marked = this.#entries.get(list) ?? new Set<number>();
    marked.add(index);
    this.#entries.set(list, marked);
  }

  apply(): void {
    for (const [list, limit] of this.#limits) list.length = limit;
    for (const [list, marked] of this.#entries) {
      const before = this.#positions.get(list);
      const kept = [...list.keys()].filter((index) => !marked.has(index));
      this.#positions.set(
        list,
        kept.map((index) => before?.[index] ?? index),
      );
      list.splice(0, list.length, ...kept.map((index) => list[index]));
    }
    for (const [object, key] of this.#fields) delete object[key];
  }
}
