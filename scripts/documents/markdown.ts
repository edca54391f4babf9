/** What of a Markdown document can be checked: its code spans, its blocks of commands, its links and its headings. */

export interface Part {
  /** In the document; first is 1. */
  readonly line: number;
  readonly text: string;
}

export interface Markdown {
  /** Between backticks. */
  readonly spans: readonly Part[];
  /** Lines of fenced blocks for a shell. */
  readonly commands: readonly Part[];
  /** Where links and pictures lead. */
  readonly links: readonly Part[];
  /** Names by which links reach headings, as GitHub makes them. */
  readonly anchors: ReadonlySet<string>;
}

const fence = /^ *(`{3,}|~{3,})(\w*)[^\n]*\n([\s\S]*?)^ *\1 *$/gm;
/** A span may go over a line's end, never over an empty line. */
const span = /(?<!`)(`+)(?!`)((?:(?!\n\s*\n)[\s\S])+?)(?<!`)\1(?!`)/g;
/** `[text](here)`, `[name]: here` and HTML. */
const link = /\]\(<?([^()\s>]+)>?(?: "[^"]*")?\)|^ *\[[^\]]+\]: +<?([^\s>]+)|<(?:a|img)\s[^>]*\b(?:href|src)="([^"]+)"/gm;
const shells = new Set(["sh", "bash", "shell", "console"]);

export function readMarkdown(source: string): Markdown {
  const lineAt = (index: number): number => source.slice(0, index).split("\n").length;
  const commands = [...source.matchAll(fence)]
    .filter(([, , language]) => language !== undefined && shells.has(language))
    .flatMap(({ index, 3: body = "" }) => body.split("\n").map((text, offset) => ({ line: lineAt(index) + 1 + offset, text })));
  const prose = source.replaceAll(fence, blank).replaceAll(/<!--[\s\S]*?-->/g, blank);
  const spans = [...prose.matchAll(span)].map(({ index, 2: text = "" }) => ({
    line: lineAt(index),
    text: text.replaceAll(/\s+/g, " ").replaceAll("\\|", "|").trim(),
  }));
  const links = [...prose.replaceAll(span, blank).matchAll(link)].map(({ index, 1: inline, 2: named, 3: html }) => ({
    line: lineAt(index),
    text: inline ?? named ?? html ?? "",
  }));
  const anchors = new Set([...prose.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = ""]) => anchorOf(heading)));
  return { spans, commands, links, anchors };
}

/** Leaves the lines where they are. */
const blank = (text: string): string => text.replaceAll(/[^\n]/g, " ");

const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
