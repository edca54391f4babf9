/** What the parameter list (specification §3, `paras`) decides. */
export interface PortalParameters {
  /** Articles that a block shows of each category where its layout says nothing. */
  readonly articlesPerBlock: number;
  /** Days for comments on a draft that names its first day only. */
  readonly contributionDays: number;
  /** Megabytes of a file beside a comment on a draft. */
  readonly attachmentMaxMb: number;
}

/** An entry of the list, as it is stored and sent. */
export interface ParameterEntry {
  readonly type: number;
  readonly key: string;
  readonly value: string;
  readonly name?: string;
}

/** List that the portal reads at start (specification §7). */
export const START_PARAMETERS = 2;

/** List of who represents the ministry to the public ("a representative parameter value of 6", specification §9; docs/choices.md). */
export const REPRESENTATIVE_PARAMETERS = 6;

interface Bounds {
  readonly key: string;
  readonly min: number;
  readonly max: number;
  readonly defaultValue: number;
}

const bounds: Readonly<Record<keyof PortalParameters, Bounds>> = {
  articlesPerBlock: { key: "articles-per-block", min: 1, max: 50, defaultValue: 6 },
  contributionDays: { key: "contribution-days", min: 1, max: 366, defaultValue: 60 },
  attachmentMaxMb: { key: "attachment-max-mb", min: 1, max: 10, defaultValue: 10 },
};

/** A value that is missing, no whole number or out of bounds is the default. */
export function readParameters(entries: readonly ParameterEntry[]): PortalParameters {
  const given = new Map(entries.filter(({ type }) => type === START_PARAMETERS).map(({ key, value }) => [key, value]));
  const read = ({ key, min, max, defaultValue }: Bounds): number => {
    const text = given.get(key)?.trim() ?? "";
    const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : defaultValue;
  };
  return {
    articlesPerBlock: read(bounds.articlesPerBlock),
    contributionDays: read(bounds.contributionDays),
    attachmentMaxMb: read(bounds.attachmentMaxMb),
  };
}

/** Whom to turn to, in a language: keys that end with ".en" are the English ones. */
export function representativesOf(
  entries: readonly ParameterEntry[],
  language: "vi" | "en",
): readonly { readonly name: string; readonly value: string }[] {
  return entries
    .filter(({ type, key }) => type === REPRESENTATIVE_PARAMETERS && key.endsWith(".en") === (language === "en"))
    .map(({ name, key, value }) => ({ name: name ?? key, value }));
}
