/** What a cache in front sends that purges by tags, and gets `cache-tag` and `portal-position` for (headersForPurging). */
export const asksForTags = { "surrogate-capability": 'test="cache-tag"' };
