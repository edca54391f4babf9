import { errorEnvelopeSchema } from "@portal/contracts";
import type { RouteOptions } from "fastify";

type Answers = Readonly<Partial<Record<number, object>>>;

/** What any call may be answered before its own code runs, in the description of the API: a route names only what is particular to it. */
export function addCommonResponses(route: RouteOptions): void {
  const { schema, url, method } = route;
  if (!schema || (schema as { hide?: boolean }).hide || !url.startsWith("/api/")) return;
  const hasBody = [method].flat().some((name) => name !== "GET" && name !== "HEAD");
  const common: Answers = {
    400: errorEnvelopeSchema("The request is wrong; the message says what."),
    ...(hasBody && {
      403: errorEnvelopeSchema("Sent from a page of another site."),
      413: errorEnvelopeSchema("The body is too large."),
      415: errorEnvelopeSchema("The body is of a type that the call does not take."),
    }),
    ...(/[:*]/.test(url) && { 404: errorEnvelopeSchema("There is nothing at this address.") }),
    503: errorEnvelopeSchema("The server could not answer just now; Retry-After says when to ask again."),
  };
  route.schema = { ...schema, response: { ...common, ...(schema.response as Answers | undefined) } };
}
