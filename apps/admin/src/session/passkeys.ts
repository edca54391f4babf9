/** Passkeys as the browser has them: options of the server, and its answer to them. */
import type { SessionView } from "@portal/contracts";
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { call } from "../calls/call.ts";

const post = async <T>(path: string, body?: object): Promise<T> => (await call<T>(path, { method: "POST", ...(body && { body }) })).data;

/** @throws CallFailed; NotAllowedError where the member gives up */
export async function signInByPasskey(): Promise<SessionView> {
  const optionsJSON = await post<PublicKeyCredentialRequestOptionsJSON>("session/passkey/options");
  return post("session/passkey", { response: await startAuthentication({ optionsJSON }) });
}

/** @throws CallFailed; NotAllowedError where the member gives up */
export async function showPasskey(): Promise<SessionView> {
  const optionsJSON = await post<PublicKeyCredentialRequestOptionsJSON>("session/step-up/options");
  return post("session/step-up", { passkey: await startAuthentication({ optionsJSON }) });
}

/** @returns recovery codes, where the account had none. @throws CallFailed; NotAllowedError where the member gives up */
export async function addPasskey(name: string): Promise<readonly string[]> {
  const optionsJSON = await post<PublicKeyCredentialCreationOptionsJSON>("second-factor/passkeys/options");
  const response = await startRegistration({ optionsJSON });
  return (await post<{ recoveryCodes: readonly string[] }>("second-factor/passkeys", { name, response })).recoveryCodes;
}
