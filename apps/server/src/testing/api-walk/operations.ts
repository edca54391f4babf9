/** What an OpenAPI document says of each call, in the form that a test walks. */
export type Schema = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

export interface Operation {
  readonly operationId: string;
  readonly method: string;
  /** With {names} for its parameters. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
  /** Present where a token is needed. */
  readonly security?: readonly unknown[];
}

export interface OpenApiDocument {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, Omit<Operation, "method" | "path" | "parameters"> & Partial<Operation>>>>
  >;
}

export function operationsOf({ paths }: OpenApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ parameters: [], ...operation, method: method.toUpperCase(), path })),
  );
}
