import { LRUCache } from "lru-cache";
import type { Encoding } from "./finished-body.ts";

/** The one that takes fewer bytes first: it is sent where a reader likes both as much. */
const encodings: readonly Encoding[] = ["br", "gzip"];

type Accepted = Encoding | "identity";

/** By the header's text: browsers and robots send some dozens, and every page that is kept is asked for with one. */
const known = new LRUCache<string, Accepted>({ max: 200 });
/** Characters of a text that is remembered. */
const LONGEST = 200;

/**
 * The form in which a reader takes a body (RFC 9110 §12.5.3). A reader who takes none of ours gets it as it is, as §12.1 allows, though it refuse that too.
 * @param accepted - value of `Accept-Encoding`
 */
export function acceptedEncoding(accepted: string): Accepted {
  const found = known.get(accepted);
  if (found !== undefined) return found;
  const best = negotiate(accepted);
  if (accepted.length <= LONGEST) known.set(accepted, best);
  return best;
}

function negotiate(accepted: string): Accepted {
  const qualities = new Map(accepted.split(",").map(readOne));
  const others = qualities.get("*") ?? 0;
  let best: Accepted = "identity";
  // As it is, where that is not named, is what is left.
  let most = qualities.get("identity") ?? others;
  for (const encoding of encodings) {
    const quality = qualities.get(encoding) ?? others;
    const isAsGood = best === "identity" && quality === most;
    if (quality === 0 || (quality <= most && !isAsGood)) continue;
    best = encoding;
    most = quality;
  }
  return best;
}

/** A name and how much it is liked, 0: not at all. What cannot be read is not liked. */
function readOne(text: string): readonly [name: string, quality: number] {
  const [name = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  const quality = weight === undefined ? 1 : Number(weight.slice(2));
  return [name, quality > 0 ? quality : 0];
}
