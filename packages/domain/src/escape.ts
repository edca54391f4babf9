const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as it may stand in HTML, in attributes too. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
