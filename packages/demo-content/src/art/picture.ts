import { randomOf, type Random } from "../text/random.ts";
import { areas, bars, candles, cubes, donut, gauges } from "./motifs-charts.ts";
import { bridge, city, facade, mountains, port, road, terraces, turbines } from "./motifs-land.ts";
import { books, calendar, form, ledger, sheets } from "./motifs-paper.ts";
import { contours, flow, globe, lotus, market, meeting, network, people } from "./motifs-ties.ts";
import { lightSchemes, type Scheme, schemes } from "./palette.ts";

type Motif = (random: Random, scheme: Scheme) => string;

export type Subject =
  | "budget"
  | "tax"
  | "customs"
  | "market"
  | "prices"
  | "assets"
  | "digital"
  | "investment"
  | "cooperation"
  | "research"
  | "union"
  | "leadership"
  | "document"
  | "place";

/** What a picture on a subject may show. */
const motifs: Readonly<Record<Subject, readonly Motif[]>> = {
  budget: [bars, donut, ledger, facade, areas, gauges],
  tax: [form, sheets, ledger, calendar, city],
  customs: [port, globe, contours, bridge, port],
  market: [candles, areas, city, cubes, candles],
  prices: [market, areas, terraces, bars, market],
  assets: [facade, city, ledger, contours, cubes],
  digital: [network, form, gauges, network, flow],
  investment: [bridge, road, turbines, city, contours, cubes],
  cooperation: [globe, meeting, flow, bridge, people],
  research: [books, flow, areas, donut, sheets],
  union: [lotus, people, terraces, mountains, people],
  leadership: [meeting, facade, people, mountains, calendar],
  document: [sheets, books, ledger, calendar],
  place: [mountains, terraces, turbines, bridge, city, lotus, road, facade],
};

const paperMotifs = new Set<Motif>([sheets, ledger, form, books, calendar, market, meeting]);

export const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A 16:9 picture as SVG, at most 2 KB. The same seed gives the same picture. */
export function picture(seed: string, subject: Subject, title: string): string {
  const random = randomOf(seed);
  const motif = random.pick(motifs[subject]);
  return drawing(random, motif, title);
}

function drawing(random: Random, motif: Motif, title: string): string {
  const scheme = random.pick(paperMotifs.has(motif) ? lightSchemes : schemes);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360" role="img"><title>${escapeXml(title)}</title>` +
    `<path d="M0 0h640v360H0z" fill="${scheme.sky}"/>${motif(random, scheme)}</svg>`
  );
}
