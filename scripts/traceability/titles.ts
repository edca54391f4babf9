/** Titles of tests as their source writes them: what can be known without running them. */
import ts from "typescript";

export interface Titles {
  /** Every string in the source: titles, and rows of tables that become titles. */
  readonly texts: ReadonlySet<string>;
  /** Titles with "*" for each part that is filled in when they run. */
  readonly templates: ReadonlySet<string>;
  /** Those of tests that have the tag "verify" ("@verify" in Playwright's words), of their own or of a describe around them; "perhaps": some of a table do. */
  readonly leftOut: ReadonlyMap<string, "yes" | "perhaps">;
}

/** `%s` and `$field`, which `each` fills in. */
const parameter = /%(?:\.\d+)?[sdifjoO#$]|\$[\w#][\w.]*/g;

export function titlesIn(source: string, fileName: string): Titles {
  const texts = new Set<string>();
  const templates = new Set<string>();
  const leftOut = new Map<string, "yes" | "perhaps">();
  const visit = (node: ts.Node, around: Tagged): void => {
    if (ts.isStringLiteralLike(node)) texts.add(node.text);
    let tagged = around;
    if (ts.isCallExpression(node) && node.arguments[0] && takesTitle(node.expression)) {
      const template = templateOf(node.arguments[0]);
      templates.add(template);
      if (tagged !== "yes") tagged = tagIn(node.arguments[1]) ?? tagged;
      if (tagged !== "no") leftOut.set(template, tagged);
    }
    ts.forEachChild(node, (child) => visit(child, tagged));
  };
  const kind = fileName.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false, kind), "no");
  return { texts, templates, leftOut };
}

type Tagged = "yes" | "perhaps" | "no";

/** What a test's options say: `{ tags: "verify" }` for Vitest, `{ tag: "@verify" }` for Playwright, `further(…)` of apps/portal/e2e/checks.ts. undefined: nothing */
function tagIn(options: ts.Expression | undefined): Tagged | undefined {
  if (!options) return undefined;
  if (ts.isCallExpression(options))
    return ts.isIdentifier(options.expression) && options.expression.text === "further" ? "perhaps" : undefined;
  if (!ts.isObjectLiteralExpression(options)) return undefined;
  const tags = options.properties.find(({ name }) => name && ts.isIdentifier(name) && ["tag", "tags"].includes(name.text));
  if (!tags) return undefined;
  if (!ts.isPropertyAssignment(tags) || !ts.isStringLiteralLike(tags.initializer)) return "perhaps";
  return /^@?verify$/.test(tags.initializer.text) ? "yes" : "no";
}

function templateOf(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return title.text.replaceAll(parameter, "*");
  return ts.isTemplateExpression(title) ? [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)].join("*") : "*";
}

/** `it`, `it.skip`, `test.describe` and what `it.each(…)` gives; not `it.each`, `test.use` or `test.beforeAll` themselves. */
function takesTitle(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return ["it", "test", "describe"].includes(callee.text);
  if (ts.isPropertyAccessExpression(callee))
    return ["skip", "only", "concurrent", "sequential", "fails", "describe"].includes(callee.name.text) && takesTitle(callee.expression);
  return (
    ts.isCallExpression(callee) &&
    ts.isPropertyAccessExpression(callee.expression) &&
    ["each", "for", "skipIf", "runIf"].includes(callee.expression.name.text) &&
    takesTitle(callee.expression.expression)
  );
}

/**
 * Whether the titles of describes and test that `title` is made of (joined by " > ") can all come from what is written. A template without
 * words of its own ("%s") can become anything, so at least one of them must come from a template with words.
 */
export function occurs(title: string, { texts, templates }: Titles): boolean {
  const isWritten = (part: string): boolean =>
    texts.has(part) || templates.has(part) || [...templates].some((template) => patternOf(template).test(part));
  const isSpecific = (part: string): boolean =>
    hasWords(part) &&
    (texts.has(part) || [...templates].some((template) => hasWords(template) && (template === part || patternOf(template).test(part))));
  return splits(title).some((parts) => parts.every(isWritten) && parts.some(isSpecific));
}

/** Whether the test of this title has the tag "verify", of its own or of a describe around it. */
export function leftToVerify(title: string, written: Titles | undefined): Tagged {
  const parts = new Set(splits(title).flat());
  const found = [...(written?.leftOut ?? [])].filter(
    ([template]) => hasWords(template) && [...parts].some((part) => template === part || patternOf(template).test(part)),
  );
  if (found.length === 0) return "no";
  return found.some(([, tagged]) => tagged === "yes") ? "yes" : "perhaps";
}

/** A title may hold " > " itself: all ways to split it. */
function splits(title: string): string[][] {
  const [first = "", ...rest] = title.split(" > ");
  let all: { readonly before: readonly string[]; readonly last: string }[] = [{ before: [], last: first }];
  for (const part of rest)
    all = all.flatMap(({ before, last }) => [
      { before: [...before, last], last: part },
      { before, last: `${last} > ${part}` },
    ]);
  return all.map(({ before, last }) => [...before, last]);
}

/** Whether a title has words besides what is filled in. */
const hasWords = (title: string): boolean => /[\p{L}\d→]/u.test(title);

/** What a title with "*" in it may become when it runs. */
export const patternOf = (title: string): RegExp =>
  new RegExp(`^${title.replaceAll(/[\\^$.|?+()[\]{}]/g, "\\$&").replaceAll("*", ".*")}$`, "su");
