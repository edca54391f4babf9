/** Joins class names; what is undefined or false is left out. */
export const cx = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(" ");
