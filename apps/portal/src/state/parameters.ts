import { ref } from "valtio";
import { getParameters, type Http } from "@portal/client";

type Parameters = Awaited<ReturnType<typeof getParameters>>["value"];

/** The parameter list (spec §3), as it is called there. */
export interface ParametersState {
  paras: Parameters;
}

export const createParameters = (): ParametersState => ({ paras: [] as Parameters });

/** Value of the parameter with this key. */
export const parameterValue = ({ paras }: Pick<ParametersState, "paras">, wanted: string): string | undefined =>
  paras.find(({ key }) => key === wanted)?.value;

/** Loaded at start; a failure is logged by the call and changes nothing (spec §8). */
export async function loadParameters(state: ParametersState, http: Http): Promise<void> {
  const { value, failure } = await getParameters(http);
  if (!failure) state.paras = ref(value as Parameters & object);
}
