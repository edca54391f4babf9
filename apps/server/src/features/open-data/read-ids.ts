/** As addresses name time series: one to twenty ids, separated by commas. */
const named = /^[A-Za-z0-9][A-Za-z0-9._~-]{0,199}(?:,[A-Za-z0-9][A-Za-z0-9._~-]{0,199}){0,19}$/;

/** Ids of time series, each once. @returns undefined where these are none */
export const readIds = (text: string): readonly string[] | undefined => (named.test(text) ? [...new Set(text.split(","))] : undefined);
