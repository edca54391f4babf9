/** PostgreSQL refuses text that holds NUL: such a slug is simply no one's. */
export const isStorable = (slug: string): boolean => !slug.includes("\0");
