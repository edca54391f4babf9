import type { IdsOf } from "../behaviours/index.ts";
import { callProofs } from "./calls.ts";
import { closingProofs } from "./closing.ts";
import { framingProofs } from "./framing.ts";
import { guardingProofs } from "./guarding.ts";
import { handshakeProofs } from "./handshake.ts";
import type { Proof } from "./lab.ts";
import { limitProofs } from "./limits.ts";
import { negotiationProofs } from "./negotiation.ts";
import { pollingProofs } from "./polling.ts";
import { requestProofs } from "./requests.ts";
import { socketProofs } from "./sockets.ts";
import { streamProofs } from "./streams.ts";

/** What bare requests and sockets prove: the compiler asks for one for each row of the table. */
export const proofs: Readonly<Record<IdsOf<"wire">, Proof>> = {
  ...negotiationProofs,
  ...handshakeProofs,
  ...framingProofs,
  ...callProofs,
  ...streamProofs,
  ...closingProofs,
  ...socketProofs,
  ...requestProofs,
  ...pollingProofs,
  ...guardingProofs,
  ...limitProofs,
};
