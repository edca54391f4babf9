import { decodeAccessToken } from "./access-token.ts";

/** User profile held in the client (specification §3). */
export interface UserProfile {
  readonly themeMode: string;
  readonly displayName: string;
  readonly phoneNumber: string;
  readonly username: string;
  readonly email: string;
  readonly id: string;
}

/** Of a visitor, and of every claim that a token lacks (specification §3, §6). */
export const defaultProfile: UserProfile = {
  themeMode: "app-light",
  displayName: "Quản trị viên",
  phoneNumber: "",
  username: "",
  email: "",
  id: "",
};

const identity = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/";

/** The standard identity claims: by their full names, then as OpenID Connect abbreviates them. */
const claimNames: readonly (readonly [field: keyof UserProfile, ...claims: readonly string[]])[] = [
  ["displayName", `${identity}givenname`, "given_name"],
  ["phoneNumber", `${identity}homephone`, "phone_number"],
  ["username", `${identity}name`, "name"],
  ["email", `${identity}emailaddress`, "email"],
  ["id", `${identity}nameidentifier`, "sub"],
];

/** @param token undefined: no one is logged in */
export function userProfile(token: string | undefined): UserProfile {
  const claims = token === undefined ? undefined : decodeAccessToken(token);
  if (!claims) return defaultProfile;
  const read = claimNames.flatMap(([field, ...names]): [string, string][] => {
    const value = names.map((name) => claims[name]).find((claim) => typeof claim === "string" && claim !== "");
    return typeof value === "string" ? [[field, value]] : [];
  });
  return { ...defaultProfile, ...Object.fromEntries(read) };
}
