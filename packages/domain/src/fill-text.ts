/** Puts values where a text names them as `{{name}}`; a name that `values` lack becomes nothing. What a value says is not looked into. */
export const fillText = (text: string, values: Readonly<Record<string, string | number | undefined>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String((Object.hasOwn(values, name) ? values[name] : undefined) ?? ""));
