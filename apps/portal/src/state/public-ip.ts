import { getPublicIp, type Http } from "@portal/client";

/** The visitor's public address (spec §3), as our own server sees it; "" until it is known. */
export interface PublicIpState {
  ip: string;
}

export const createPublicIp = (): PublicIpState => ({ ip: "" });

/** A failure is logged by the call and changes nothing (spec §8). */
export async function loadPublicIp(state: PublicIpState, http: Http): Promise<void> {
  const { value, failure } = await getPublicIp(http);
  if (!failure) state.ip = value;
}
