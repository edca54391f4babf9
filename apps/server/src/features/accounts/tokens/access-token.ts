import { errors, jwtVerify, SignJWT } from "jose";
import type { Role } from "../../../database/account-tables.ts";
import type { SigningKeys } from "./signing-keys.ts";

/** Whom a token is for, as its claims tell it. */
export interface Identity {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly role: Role;
}

/** What of a verified token is relied on; everything else is asked of the database. */
export interface VerifiedToken {
  readonly account: string;
  readonly session: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface AccessTokens {
  sign(identity: Identity, session: string): Promise<string>;
  /** undefined: not ours, not an access token, changed, expired (unless `evenExpired`), or signed with a key that is no longer trusted. */
  verify(token: string, options?: { readonly evenExpired: boolean }): Promise<VerifiedToken | undefined>;
}

/** Seconds. The client renews what has less than 15 minutes left, and looks every 5 (specification §4): this leaves it 15. */
export const ACCESS_TOKEN_LIFETIME = 30 * 60;

/** Pinned: whatever a token's own header asks for, this alone is done. */
const ALGORITHM = "HS256";
/** RFC 9068: no other kind of token passes for an access token. */
const TYPE = "at+jwt";
const ISSUER = "urn:portal:accounts";
const AUDIENCE = "urn:portal:api";

/** The standard identity claims of specification §3, by the names under which the client reads them. */
const identityClaims = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/";
const roleClaim = "http://schemas.microsoft.com/ws/2008/06/identity/claims/role";

/** @param sessionSeconds how long after its end a token may still name its session, to be renewed */
export function createAccessTokens(keys: SigningKeys, sessionSeconds: number): AccessTokens {
  return {
    async sign({ id, email, name, phone, role }, session) {
      const { id: kid, key } = await keys.current();
      return new SignJWT({
        sid: session,
        [`${identityClaims}nameidentifier`]: id,
        [`${identityClaims}name`]: email,
        [`${identityClaims}emailaddress`]: email,
        [`${identityClaims}givenname`]: name,
        ...(phone === null ? {} : { [`${identityClaims}homephone`]: phone }),
        [roleClaim]: role,
      })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(id)
        .setJti(crypto.randomUUID())
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_TOKEN_LIFETIME}s`)
        .sign(key);
    },

    async verify(token, { evenExpired } = { evenExpired: false }) {
      try {
        const { payload } = await jwtVerify(
          token,
          async ({ kid }) => {
            const key = kid === undefined ? undefined : await keys.find(kid);
            if (!key) throw new errors.JWKSNoMatchingKey();
            return key;
          },
          {
            algorithms: [ALGORITHM],
            typ: TYPE,
            issuer: ISSUER,
            audience: AUDIENCE,
            requiredClaims: ["sub", "sid", "exp", "iat"],
            clockTolerance: evenExpired ? sessionSeconds : 0,
          },
        );
        const { sub, sid, exp } = payload;
        if (typeof sub !== "string" || typeof sid !== "string" || typeof exp !== "number") return undefined;
        return { account: sub, session: sid, expiresAt: exp * 1000 };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
