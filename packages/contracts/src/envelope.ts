/** Every answer of the API, also an error (specification §7). */
export interface Envelope<T> {
  readonly success: boolean;
  /** null where `success` is false. */
  readonly data: T | null;
  /** What went wrong; null where nothing did. */
  readonly message: string | null;
  /** Of lists: how many there are in all. */
  readonly total?: number;
  /** Of long lists: false where there are more than `total`. */
  readonly isTotalExact?: boolean;
  /** Of long lists: what asks for the next part; null: there is none. */
  readonly next?: string | null;
}

/**
 * The JSON Schema of an envelope around data of the given object schema. `list` adds `total`, which a failure leaves out: it is not
 * required, or the serialiser would refuse to write a failure. "parts": a long list, which is read on by `next`, and counted up to a limit.
 */
export function envelopeSchema(data: object, options: { readonly list: boolean | "parts"; readonly description: string }): object {
  const content = options.list ? { type: ["array", "null"], items: data } : { ...data, type: ["object", "null"] };
  return {
    description: options.description,
    type: "object",
    required: ["success", "data", "message"],
    properties: {
      success: { type: "boolean" },
      data: content,
      message: { type: ["string", "null"] },
      ...(options.list === "parts"
        ? {
            isTotalExact: { description: "false: there are more than `total`.", type: "boolean" },
            next: { description: "`after` of the next part; null: there is none.", type: ["string", "null"] },
          }
        : {}),
      ...(options.list ? { total: { description: "How many there are in all; absent where success is false.", type: "integer" } } : {}),
    },
  };
}

/** The JSON Schema of an answer that says why nothing was done. @param data what it carries beside its message */
export const errorEnvelopeSchema = (description: string, data: object = { type: "null" }): object => ({
  description,
  type: "object",
  required: ["success", "data", "message"],
  properties: { success: { type: "boolean", enum: [false] }, data, message: { type: "string" } },
});

/** Of a call whose success says all. @param description what was done */
export const emptyEnvelopeSchema = (description: string): object => ({
  description,
  type: "object",
  properties: { success: { type: "boolean" }, data: { type: "null" }, message: { type: "null" } },
});
