import { linkAddress, mediaAddress, pictureAddress } from "./addresses.ts";
import { allowedClasses, isAllowedOn, numberBounds, wordChoices } from "./allowed.ts";

const flags = new Set(["open", "reversed", "default"]);
const patterns = new Map<string, RegExp>([
  ["lang", /^[A-Za-z0-9-]{1,35}$/],
  ["hreflang", /^[A-Za-z0-9-]{1,35}$/],
  ["srclang", /^[A-Za-z0-9-]{1,35}$/],
  ["datetime", /^[\dTtZzPpHMSYWD:+. -]{1,40}$/],
  ["type", /^(?:[1aAiI]|video\/[\w.+-]{1,80})$/],
]);

/** What DOMPurify takes for an attempt to break out of the attribute. */
const breakout = /(?:--!?|\])>|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)|\/>/i;

/** What an attribute that passed the first check becomes on this element; undefined: it goes. */
export function normalizeAttribute(element: string, name: string, given: string): string | undefined {
  const value = given.trim();
  if (!isAllowedOn(element, name) || breakout.test(value)) return undefined;
  if (flags.has(name)) return "";
  if (name === "class") return normalizeClasses(value);
  if (name === "href") return linkAddress(value);
  if (name === "src") return element === "img" ? pictureAddress(value) : mediaAddress(value);
  if (name === "poster") return mediaAddress(value);
  const bounds = numberBounds.get(name);
  if (bounds) return normalizeNumber(value, bounds);
  const choices = wordChoices.get(name);
  if (choices) return choices.has(value.toLowerCase()) ? value.toLowerCase() : undefined;
  const pattern = patterns.get(name);
  return !pattern || pattern.test(value) ? value : undefined;
}

function normalizeClasses(value: string): string | undefined {
  const kept = value.split(/\s+/).filter((name) => allowedClasses.has(name));
  return kept.length > 0 ? [...new Set(kept)].join(" ") : undefined;
}

function normalizeNumber(value: string, [least, most]: readonly [number, number]): string | undefined {
  const number = Number(/^(-?\d{1,9})(?:px)?$/i.exec(value)?.[1] ?? Number.NaN);
  return number >= least && number <= most ? String(number) : undefined;
}

const alignments = /(?:^|;)\s*text-align\s*:\s*(left|center|right|justify)\b/i;

/** Alignment survives as a class. */
export function alignmentClass(style: string | undefined, align: string | undefined): string | undefined {
  const given = alignments.exec(style ?? "")?.[1] ?? align?.trim();
  const name = `align-${given?.toLowerCase()}`;
  return allowedClasses.has(name) ? name : undefined;
}
