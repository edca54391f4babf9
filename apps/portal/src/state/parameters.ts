import { proxy, ref } from "valtio";
import { getParameters, type Http } from "@portal/client";
import { REPRESENTATIVE_PARAMETER } from "./defaults.ts";

type Parameters = Awaited<ReturnType<typeof getParameters>>["value"];

/** The parameter list (spec §3), as it is called there. */
export interface ParametersState {
  paras: Parameters;
  /** The representative parameter's value (spec §9), unless the list says another. */
  readonly representative: number;
}

export const createParameters = (): ParametersState =>
  proxy({
    paras: [] as Parameters,
    get representative() {
      const value = Number(parameterValue(this, "representative") ?? Number.NaN);
      return Number.isFinite(value) ? value : REPRESENTATIVE_PARAMETER;
    },
  });

/** Value of the parameter with this key. */
export const parameterValue = ({ paras }: Pick<ParametersState, "paras">, wanted: string): string | undefined =>
  paras.find(({ key }) => key === wanted)?.value;

/** Loaded at start; a failure is logged by the call and changes nothing (spec §8). */
export async function loadParameters(state: ParametersState, http: Http): Promise<void> {
  const { value, failure } = await getParameters(http);
  if (!failure) state.paras = ref(value as Parameters & object);
}
