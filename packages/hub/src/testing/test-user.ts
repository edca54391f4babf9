import type { HubUser } from "../hub.ts";
import type { Authentication, HubRequest } from "../options.ts";

/** A token of the test servers: unsigned, anyone may make one. @param expiresAt milliseconds since 1970 */
export const testToken = (user: string, expiresAt: number): string => `${user}.${expiresAt}`;

/** Who a test token names; a token that is none, or is over, refuses the request. Visitors need none. */
export function authenticateIfGiven({ token }: HubRequest): Authentication {
  return token === undefined ? undefined : (userOf(token) ?? 401);
}

/** As above, but visitors are refused. */
export const authenticateAlways = ({ token }: HubRequest): Authentication => userOf(token ?? "") ?? 401;

function userOf(token: string): HubUser | undefined {
  const [, id, expires] = /^([\w-]+)\.(\d+)$/.exec(token) ?? [];
  const expiresAt = Number(expires);
  return id !== undefined && expiresAt > Date.now() ? { id, expiresAt, claims: {} } : undefined;
}
