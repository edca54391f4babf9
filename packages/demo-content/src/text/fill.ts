import { readJson } from "../content.ts";
import type { Random } from "./random.ts";
import { addDays, LAST_DAY, monthBefore, monthOf, written, yearOf } from "./dates.ts";
import type { Language } from "../sentences.ts";

const provinces = readJson("sentences/provinces.json") as string[];
const quarters = ["I", "II", "III", "IV"];

/** 1234567.8 → "1.234.567,8" in Vietnamese, "1,234,567.8" in English. Not Intl: its output may change with the runtime. */
export function numeral(value: number, decimals: number, language: Language): string {
  const [whole = "0", fraction] = value.toFixed(decimals).split(".");
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, language === "vi" ? "." : ",");
  return fraction === undefined ? grouped : `${grouped}${language === "vi" ? "," : "."}${fraction}`;
}

/** Tens for hundreds and so on: figures as a report rounds them. */
const rounded = (value: number): number =>
  value >= 10_000 ? Math.round(value / 100) * 100 : value >= 1000 ? Math.round(value / 10) * 10 : value;

/**
 * Fills the slots of a sentence: {pct:2-9} {so:1-9} {ty:100-900} {nghin:100-900} with figures from the range, {tinh} with a province,
 * {thang} {quy} {nam} {namtruoc} {namsau} {ngay} with what fits the day of the article.
 */
export function fill(sentence: string, random: Random, day: string, language: Language): string {
  const month = monthBefore(day, 1);
  return sentence.replaceAll(/\{([a-z]+)(?::(\d+)-(\d+))?\}/g, (slot, name: string, from = "0", to = "0") => {
    const [low, high] = [Number(from), Number(to)];
    switch (name) {
      case "pct":
        return `${numeral(Math.min(high + 0.9, low + random.next() * (high - low + 0.9)), 1, language)}%`;
      case "so":
        return numeral(rounded(random.int(low, high)), 0, language);
      case "ty":
        return `${numeral(rounded(random.int(low, high)), 0, language)} tỷ đồng`;
      case "nghin":
        return numeral(low + random.next() * (high - low), 1, language);
      case "tinh":
        return random.pick(provinces);
      case "thang":
        return `${monthOf(month)}/${yearOf(month)}`;
      case "quy":
        return quarters[Math.ceil(monthOf(day) / 3) - 1] ?? "I";
      case "nam":
        return String(yearOf(day));
      case "namtruoc":
        return String(yearOf(day) - 1);
      case "namsau":
        return String(yearOf(day) + 1);
      case "ngay":
        return written(addDays(day > LAST_DAY ? LAST_DAY : day, -random.int(1, 5)));
      default:
        throw new Error(`A sentence has the unknown slot ${slot}.`);
    }
  });
}
