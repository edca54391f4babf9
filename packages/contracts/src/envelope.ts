/** Every answer of the API, also an error (specification §7). */
export interface Envelope<T> {
  readonly success: boolean;
  /** null where `success` is false. */
  readonly data: T | null;
  /** What went wrong; null where nothing did. */
  readonly message: string | null;
  /** Of lists: how many there are in all. */
  readonly total?: number;
}

/**
 * The JSON Schema of an envelope around data of the given object schema. `list` adds `total`, which a failure leaves out: it is not
 * required, or the serialiser would refuse to write a failure.
 */
export function envelopeSchema(data: object, options: { readonly list: boolean; readonly description: string }): object {
  const content = options.list ? { type: ["array", "null"], items: data } : { ...data, type: ["object", "null"] };
  return {
    description: options.description,
    type: "object",
    required: ["success", "data", "message"],
    properties: {
      success: { type: "boolean" },
      data: content,
      message: { type: ["string", "null"] },
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
