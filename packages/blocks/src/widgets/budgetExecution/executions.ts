import type { UsableSeries } from "../../ui/figures.ts";

/** One estimate with its outturn. */
export interface Execution {
  readonly estimate: UsableSeries;
  readonly outturn: UsableSeries;
  /** The last year of which both are known. */
  readonly latest: { readonly at: string; readonly rate: number } | undefined;
}

/** Pairs by id: `x-estimate` with `x-outturn`, of one unit; a series without its other half is left out. */
export function executionsOf(series: readonly UsableSeries[]): readonly Execution[] {
  const byId = new Map(series.map((one) => [one.id, one]));
  return series.flatMap((estimate) => {
    const outturn = estimate.id.endsWith("-estimate") ? byId.get(estimate.id.replace(/-estimate$/, "-outturn")) : undefined;
    return outturn?.unit === estimate.unit ? [{ estimate, outturn, latest: latestOf(estimate, outturn) }] : [];
  });
}

function latestOf(estimate: UsableSeries, outturn: UsableSeries): Execution["latest"] {
  const planned = new Map(estimate.points.map(({ at, value }) => [at, value]));
  const last = outturn.points.findLast(({ at }) => planned.get(at));
  const plan = last && planned.get(last.at);
  return last && plan ? { at: last.at, rate: last.value / plan } : undefined;
}
