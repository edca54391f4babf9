/** Reading of access tokens (JWT). Only the server verifies them: what is read here decides nothing but what the visitor sees. */

export type Claims = Readonly<Record<string, unknown>>;

/** @returns the claims; undefined where the token is no JWT */
export function decodeAccessToken(token: string): Claims | undefined {
  const payload = token.split(".")[1];
  if (payload === undefined) return undefined;
  try {
    const binary = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    // base64url of UTF-8: names are Vietnamese.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
    const claims: unknown = JSON.parse(text);
    return typeof claims === "object" && claims !== null && !Array.isArray(claims) ? (claims as Claims) : undefined;
  } catch {
    return undefined;
  }
}

/** @returns milliseconds since 1970 at which the token ends; undefined where it does not say */
export function accessTokenExpiry(token: string): number | undefined {
  const seconds = decodeAccessToken(token)?.["exp"];
  return typeof seconds === "number" && Number.isFinite(seconds) ? seconds * 1000 : undefined;
}
