/** Joins class names; what is undefined or false is left out, and nothing gives no attribute. */
export const cx = (...names: readonly (string | false | undefined)[]): string | undefined => names.filter(Boolean).join(" ") || undefined;
