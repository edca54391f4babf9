import type { Connection } from "./connection.ts";
import type { HubUser } from "./hub.ts";
import type { HubRequest, HubSettings } from "./options.ts";

/** Asks the host whose the request is. @returns the user, undefined for a visitor, or the status that refuses it */
export async function authenticate(request: HubRequest, settings: HubSettings): Promise<HubUser | undefined | 401 | 403> {
  const user = await settings.authenticate?.(request);
  // A token that has expired in the meantime opens nothing.
  return typeof user === "object" && user.expiresAt !== undefined && user.expiresAt <= Date.now() ? 401 : user;
}

/** Whether this user may use the connection: who has another's token is still not that other. Takes over a newer expiry. */
export function authorize(connection: Connection, user: HubUser | undefined): boolean {
  const unknown = connection.user === undefined && connection.state === "negotiated";
  if (!unknown && connection.user?.id !== user?.id) return false;
  connection.user = user;
  return true;
}
