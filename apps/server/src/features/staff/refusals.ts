import { errorEnvelopeSchema } from "@portal/contracts";

/** How calls of administration are refused, in the description of the API. */
export const refusals = {
  401: errorEnvelopeSchema("Nobody is signed in."),
  403: errorEnvelopeSchema(
    "The header `portal-refusal` says what is missing: `role`, `second-factor`, `step-up`, or `origin` where another page sent it.",
  ),
};
