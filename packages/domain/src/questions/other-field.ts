/** Field of a question that fits none of those that others have asked in. */
export const OTHER_FIELD = { vi: "Lĩnh vực khác", en: "Other" } as const;
