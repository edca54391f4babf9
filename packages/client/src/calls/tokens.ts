import type { RefreshRequest, TokenPair } from "@portal/contracts";
import { ApiError } from "../http/api-error.ts";
import type { Http } from "../http/http.ts";
import { readObject } from "../http/read-body.ts";
import { type Answer, answerEnvelope, isRecord } from "./answer.ts";

/** Milliseconds in which the server takes a refresh token that it has replaced already: a lost reply may be asked for again. */
export const REFRESH_GRACE = 10_000;

/** POST /authen/refresh (specification §7). Failures are logged only; who holds the tokens clears them (specification §8). */
export const refreshTokens = (http: Http, request: RefreshRequest): Promise<Answer<TokenPair | undefined>> =>
  answerEnvelope<TokenPair | undefined>(
    http,
    { path: "authen/refresh", post: JSON.stringify(request), repeatFor: REFRESH_GRACE, read: readObject, signal: undefined },
    { empty: undefined, pick: ({ data }) => pairOf(data), logged: true },
  );

function pairOf(data: unknown): TokenPair {
  if (isRecord(data)) {
    const { token, refreshToken } = data;
    if (typeof token === "string" && token && typeof refreshToken === "string" && refreshToken) return { token, refreshToken };
  }
  throw new ApiError("shape", "authen/refresh answered without a pair of tokens.");
}
