/** Titles of tests as their source writes them: what can be known without running them. */
import ts from "typescript";

export interface Titles {
  /** Every string in the source: titles, and rows of tables that become titles. */
  readonly texts: ReadonlySet<string>;
  /** Titles with "*" for each part that is filled in when they run. */
  readonly templates: ReadonlySet<string>;
}

/** `%s` and `$field`, which `each` fills in. */
const parameter = /%(?:\.\d+)?[sdifjoO#$]|\$[\w#][\w.]*/g;

export function titlesIn(source: string, fileName: string): Titles {
  const texts = new Set<string>();
  const templates = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.add(node.text);
    if (ts.isCallExpression(node) && node.arguments[0] && takesTitle(node.expression)) templates.add(templateOf(node.arguments[0]));
    ts.forEachChild(node, visit);
  };
  const kind = fileName.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false, kind));
  return { texts, templates };
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
