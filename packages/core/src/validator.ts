/** What a standalone ajv validator looks like. */
export interface SchemaError {
  readonly keyword: string;
  /** JSON Pointer into the data. */
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

export interface SchemaValidator {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}
