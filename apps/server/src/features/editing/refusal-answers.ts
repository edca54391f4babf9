/** How calls of editing say why nothing was done. */
import { errorEnvelopeSchema } from "@portal/contracts";
import type { FastifyReply } from "fastify";
import { Refused } from "./refused.ts";

/** An answer that says why nothing was done, for people and for programs. */
export const refusalSchema = (description: string): object =>
  errorEnvelopeSchema(description, {
    type: ["object", "null"],
    properties: { code: { type: "string" }, details: { description: "Findings, conflicts, or what it is like now." } },
    required: ["code"],
  });

export const editingRefusals = {
  400: errorEnvelopeSchema("The request is wrong."),
  403: refusalSchema("Nobody may do this with these roles."),
  404: refusalSchema("There is no such thing."),
  409: refusalSchema("It cannot be done as things stand: the state, an approval, or a record that has changed elsewhere."),
  412: refusalSchema("It has changed since the version that `if-match` names."),
  422: refusalSchema("What was sent cannot be taken."),
  428: errorEnvelopeSchema("`if-match` is missing: say the version that was seen."),
};

/** Sends why an act of editing was not done. @throws anything else */
export function sendRefusal(reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof Refused)) throw error;
  return reply
    .code(error.statusCode)
    .send({ success: false, data: { code: error.code, details: error.details ?? null }, message: error.message });
}
