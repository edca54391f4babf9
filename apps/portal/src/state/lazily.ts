/** An object whose fields are made when they are first read, and then stay. */
export function lazily<T extends object>(makers: { readonly [Field in keyof T]: () => T[Field] }): T {
  const made = new Map<PropertyKey, unknown>();
  return new Proxy(makers, {
    get(target, field) {
      if (!made.has(field) && Object.hasOwn(target, field)) made.set(field, target[field as keyof T]());
      return made.get(field);
    },
  }) as unknown as T;
}
