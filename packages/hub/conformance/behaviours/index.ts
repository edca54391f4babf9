/** The table: every message type and every MUST of the two protocol documents, and our own rules beside them. */
import type { Behaviour, Prover, Way } from "./behaviour.ts";
import { callBehaviours } from "./calls.ts";
import { guardingBehaviours } from "./guarding.ts";
import { protocolBehaviours } from "./protocol.ts";
import { sendingBehaviours } from "./sending.ts";
import { streamBehaviours } from "./streams.ts";
import { transportBehaviours } from "./transports.ts";

const table = {
  ...transportBehaviours,
  ...protocolBehaviours,
  ...callBehaviours,
  ...streamBehaviours,
  ...sendingBehaviours,
  ...guardingBehaviours,
} as const;

export type BehaviourId = keyof typeof table;

/** Ids whose rows a prover must prove. */
export type IdsOf<P extends Prover> = {
  [Id in BehaviourId]: (typeof table)[Id] extends { ways: Readonly<Record<P, unknown>> } ? Id : never;
}[BehaviourId];

export const behaviours: ReadonlyMap<BehaviourId, Behaviour> = new Map(Object.entries(table) as [BehaviourId, Behaviour][]);

/** One test: its title names the row and the way. */
export interface Cell {
  readonly id: BehaviourId;
  readonly text: string;
  readonly way: Way;
}

/** The tests that a prover owes. */
export function cellsOf(prover: Prover): Cell[] {
  return [...behaviours].flatMap(([id, { text, ways }]) => (ways[prover] ?? []).map((way) => ({ id, text, way })));
}
