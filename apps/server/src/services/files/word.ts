import { defaultTreeAdapter, type DefaultTreeAdapterTypes, serialize } from "parse5";
import mammoth from "mammoth";
import { documentLimits } from "../../content/sanitizer/limits.ts";
import { readTree, type Tree } from "../../content/sanitizer/structure.ts";
import { isPlain, normalizeTree } from "../../content/sanitizer/normalize.ts";
import { isClean } from "../../content/sanitizer/verify.ts";
import type { Archive } from "./archive.ts";
import { viewLimits } from "./limits.ts";
import { officeParts } from "./office.ts";
import { Refused } from "./refusal.ts";
import { storedZip } from "./stored-zip.ts";

/** What styles of Vietnamese and English Word become, beyond mammoth's own. */
const styleMap = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh", "u => u", "strike => s"];

export interface WordView {
  readonly kind: "word";
  readonly html: string;
  /** Left out: they are in the original. */
  readonly pictures: number;
}

/** Text, headings, lists, tables, links and notes of a Word file, as HTML by the rules that hold for all articles. */
export async function readWord(archive: Archive): Promise<WordView> {
  const parts = await officeParts(archive, "word");
  let pictures = 0;
  const countPictures = mammoth.images.imgElement(async () => {
    pictures += 1;
    return { src: "" };
  });
  const { value } = await convert(storedZip(parts), countPictures);
  if (Buffer.byteLength(value) > viewLimits.htmlBytes) throw new Refused("too-complex");
  return { kind: "word", html: clean(value), pictures };
}

async function convert(buffer: Buffer, convertImage: ReturnType<typeof mammoth.images.imgElement>): Promise<{ readonly value: string }> {
  try {
    return await mammoth.convertToHtml({ buffer }, { styleMap, convertImage, idPrefix: "tep-", externalFileAccess: false });
  } catch {
    throw new Refused("broken");
  }
}

/** mammoth writes plain elements only: the sanitiser's rules suffice, without the heavy part that checks everything else. */
function clean(html: string): string {
  const read = readTree(html, documentLimits);
  if ("refused" in read) throw new Refused("too-complex");
  if (!isPlain(read.tree)) throw new Refused("broken");
  removeFragmentLinks(read.tree);
  normalizeTree(read.tree);
  const normalized = serialize(read.tree);
  if (!isClean(normalized, documentLimits)) throw new Refused("broken");
  return normalized;
}

/** Bookmarks and notes keep their text; the places that links to them mean have no ids here, as no article's text has. */
function removeFragmentLinks(parent: Tree | DefaultTreeAdapterTypes.Element): void {
  for (const node of parent.childNodes) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    if (node.tagName === "a") node.attrs = node.attrs.filter(({ name, value }) => name !== "href" || !value.startsWith("#"));
    removeFragmentLinks(node);
  }
}
