import "dayjs/locale/vi.js";
import own from "./vi.json" with { type: "json" };

/** The application's own texts in Vietnamese; those of blocks and shells come with them (`useTexts`). */
export const texts: Readonly<Record<string, string>> = own;
