import { defaultProfile, type UserProfile, userProfile } from "@portal/client";

/** The visitor's profile (spec §3): its defaults until hydration, since no page that the server draws depends on who is logged in. */
export type UserState = { -readonly [Field in keyof UserProfile]: UserProfile[Field] };

export const createUser = (): UserState => ({ ...defaultProfile });

/** Who is logged in; the theme is the device's, not the account's. @param token undefined: no one is logged in */
export function showUser(state: UserState, token: string | undefined): void {
  Object.assign(state, userProfile(token), { themeMode: state.themeMode });
}
