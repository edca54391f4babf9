/** As many as a form may lag behind with. */
const REMEMBERED = 50;

/** Tells a value that comes from outside from one that the field has given out itself: an echo must not move the cursor of who types. */
export class ValueExchange {
  #given: readonly string[];

  constructor(value: string) {
    this.#given = [value];
  }

  /** The field has given this out. */
  give(value: string): void {
    this.#given = [value, ...this.#given].slice(0, REMEMBERED);
  }

  /** The field has taken this over. */
  take(value: string): void {
    this.#given = [value];
  }

  get last(): string | undefined {
    return this.#given[0];
  }

  /** Whether somebody else has changed it. While one types a form may still hold what was given out a moment ago. */
  isNew(value: string, isFocused: boolean): boolean {
    return isFocused ? !this.#given.includes(value) : value !== this.last;
  }
}
