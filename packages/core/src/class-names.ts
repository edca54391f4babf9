/** Names by which a template's nodes are known in the page and in its style sheet. They come from tree paths, never from counters. */

/** [] → "n0", [1, 2] → "n0-1-2". */
export const nodeId = (path: readonly number[]): string => ["n0", ...path].join("-");

/** Class that the template's style sheet addresses: "t-default-layout-vi--0-1-2". */
export const nodeClassName = (templateId: string, path: readonly number[]): string => `t-${templateId}--${[0, ...path].join("-")}`;
