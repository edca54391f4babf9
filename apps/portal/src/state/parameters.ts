import { proxy, ref } from "valtio";
import { getParameters, type Http } from "@portal/client";
import { REPRESENTATIVE_PARAMETER } from "./defaults.ts";

type Parameters = Awaited<ReturnType<typeof getParameters>>["value"];

/** The parameter list (spec §3), as it is called there. */
export interface ParametersState {
  paras: Parameters;
  /** The representative parameter's value (spec §9). */
  readonly representative: number;
}

export const createParameters = (): ParametersState => proxy<ParametersState>({ paras: [], representative: REPRESENTATIVE_PARAMETER });

/** Loaded at start; a failure is logged by the call and changes nothing (spec §8). */
export async function loadParameters(state: ParametersState, http: Http): Promise<void> {
  const { value, failure } = await getParameters(http);
  if (!failure) state.paras = ref(value as Parameters & object);
}
