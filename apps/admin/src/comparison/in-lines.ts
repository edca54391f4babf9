/** Elements of markup that is shown as text, a line each. */
export const inLines = (text: string | undefined): string | undefined => text?.replaceAll("><", ">\n<");
