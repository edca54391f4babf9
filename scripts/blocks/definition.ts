/** What the generated files take of a definition; packages/blocks/src/define-block.ts has all of it. */
export interface Definition {
  readonly type?: string;
  readonly name: string;
  readonly description: string;
  readonly examples: Readonly<Record<string, unknown>>;
  readonly more?: Readonly<Record<string, unknown>>;
}

export interface WidgetDefinition extends Definition {
  /** Fields of the page. */
  readonly reads: readonly string[];
}

/**
 * Definitions in the order of the registry's lines, one for each.
 * @throws where a name stands in one of the two alone
 */
export function inOrder<Defined extends Definition>(what: string, names: readonly string[], definitions: readonly Defined[]): Defined[] {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const undefinedNames = names.filter((name) => !byName.has(name));
  const unregistered = definitions.filter(({ name }) => !names.includes(name));
  if (undefinedNames.length > 0)
    throw new Error(
      `No definition.ts in packages/blocks/src defines ${what} "${undefinedNames.join(", ")}", which the registry names. Add one, or remove the line.`,
    );
  if (unregistered.length > 0)
    throw new Error(
      `The registry has no line for ${what} "${unregistered.map(({ name }) => name).join(", ")}", so no page can draw it. Add one, or remove the folder.`,
    );
  return names.map((name) => byName.get(name)).filter((definition) => definition !== undefined);
}
