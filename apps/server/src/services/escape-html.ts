const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Text as HTML; not for attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (character) => entities[character] ?? character);
