/** What the generated files take of a definition; packages/blocks/src/define-block.ts has all of it. */
export interface Definition {
  readonly type?: string;
  readonly name: string;
  readonly description: string;
  readonly examples: Readonly<Record<string, unknown>>;
  readonly more?: Readonly<Record<string, unknown>>;
}
