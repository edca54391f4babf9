/** Passkeys belong to a host, and browsers offer them over https and on localhost alone. @returns undefined where there are none */
export function passkeyHost(origin: string): string | undefined {
  const { protocol, hostname } = new URL(origin);
  return protocol === "https:" || hostname === "localhost" ? hostname : undefined;
}
