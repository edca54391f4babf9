import own from "./en.json" with { type: "json" };

/** The application's own texts in English; those of blocks and shells come with them (`useTexts`). */
export const texts: Readonly<Record<string, string>> = own;
