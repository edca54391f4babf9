/** Widths from which rules hold: 0, 48 rem and 64 rem (template.schema.json, perBreakpoint). */
export const breakpoints = ["base", "md", "lg"] as const;
export type Breakpoint = (typeof breakpoints)[number];

const minWidth: Readonly<Record<Exclude<Breakpoint, "base">, string>> = { md: "48rem", lg: "64rem" };

/** Collects declarations and writes each of them once, with every selector that wants it. Rules of one breakpoint must not contradict each other. */
export class StyleSheet {
  readonly #rules: Readonly<Record<Breakpoint, Map<string, string[]>>> = { base: new Map(), md: new Map(), lg: new Map() };

  add(breakpoint: Breakpoint, selector: string, declarations: string): void {
    const selectors = this.#rules[breakpoint].get(declarations);
    if (selectors) selectors.push(selector);
    else this.#rules[breakpoint].set(declarations, [selector]);
  }

  /** Adds a value that may change with the width, leaving out what the narrower width says already. */
  addResponsive(selector: string, property: string, values: Readonly<Record<Breakpoint, string>>): void {
    let previous: string | undefined;
    for (const breakpoint of breakpoints) {
      if (values[breakpoint] !== previous) this.add(breakpoint, selector, `${property}:${values[breakpoint]}`);
      previous = values[breakpoint];
    }
  }

  toString(): string {
    const write = (breakpoint: Breakpoint): string =>
      [...this.#rules[breakpoint]].map(([declarations, selectors]) => `${selectors.join(",")}{${declarations}}\n`).join("");
    const wide = (["md", "lg"] as const).map((breakpoint) => {
      const rules = write(breakpoint);
      return rules && `@media (min-width:${minWidth[breakpoint]}){\n${rules}}\n`;
    });
    return write("base") + wide.join("");
  }
}
