import { ref } from "valtio";
import type { DeviceInfo } from "@portal/client";

/** The device that the visitor uses (spec §3); known in the browser only. */
export interface DeviceState {
  info: DeviceInfo | undefined;
}

export const createDevice = (): DeviceState => ({ info: undefined });

export function showDevice(state: DeviceState, info: DeviceInfo): void {
  state.info = ref(info);
}
