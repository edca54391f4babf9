/** PostgreSQL refuses text that holds NUL: such a slug is simply nobody's. */
export const isStorable = (slug: string): boolean => !slug.includes("\0");
