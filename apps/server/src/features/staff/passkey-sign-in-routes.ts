import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { envelopeSchema, errorEnvelopeSchema } from "@portal/contracts";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { failure } from "../../plugins/errors.ts";
import { networkOf } from "../../services/limits/network.ts";
import type { Services } from "../../services.ts";
import { newToken } from "../accounts/tokens/refresh-token.ts";
import { beginSession, type BeginServices } from "./begin-session.ts";
import { passkeyHost } from "./passkey-host.ts";
import { openToAll } from "./require-staff.ts";
import { NO_PASSKEYS, noPasskeys, optionsSchema, passkeyResponse } from "./second-factor/passkey-routes.ts";
import { prepareAuthentication, verifyAuthentication } from "./second-factor/passkeys.ts";
import { sessionViewSchema } from "./session-view.ts";

/** Binds a challenge to the browser that asked for it, which has no session yet. */
const CHALLENGE_COOKIE = "__Host-staff-challenge";
const cookieOptions = { path: "/", httpOnly: true, secure: true, sameSite: "strict" } as const;
const CHALLENGE_SECONDS = 300;

const challengeTokenOf = ({ cookies }: FastifyRequest): string => cookies[CHALLENGE_COOKIE] ?? "";

/** Signing in by a passkey: both factors at once, without an address to type. */
export const passkeySignInRoutes: FastifyPluginAsync<BeginServices & Pick<Services, "limits" | "origin">> = async (app, services) => {
  const { db, limits, origin } = services;
  const host = passkeyHost(origin);

  app.post(
    "/api/admin/session/passkey/options",
    {
      ...openToAll,
      schema: {
        tags: ["administration"],
        operationId: "preparePasskeySignIn",
        summary: "Options for signing in by a passkey",
        description: "For `PublicKeyCredential.parseRequestOptionsFromJSON`; good once, for five minutes, in this browser.",
        response: {
          200: envelopeSchema(optionsSchema, { list: false, description: "The options." }),
          ...noPasskeys,
          429: errorEnvelopeSchema("This network asked too often; Retry-After says when to ask again."),
        },
      },
    },
    async (request, reply) => {
      if (host === undefined) return reply.code(409).send(failure(NO_PASSKEYS));
      const taken = await limits.consume("passkeyNetwork", networkOf(request.ip));
      if (!taken.ok)
        return reply.code(429).header("retry-after", taken.retryAfter).send(failure("Too many ask from this network; try again later."));
      const token = newToken();
      const data = await prepareAuthentication(db, host, undefined, { purpose: "sign-in", token });
      reply.setCookie(CHALLENGE_COOKIE, token, { ...cookieOptions, maxAge: CHALLENGE_SECONDS });
      return { success: true, data, message: null };
    },
  );

  app.post<{ Body: { response: AuthenticationResponseJSON } }>(
    "/api/admin/session/passkey",
    {
      ...openToAll,
      schema: {
        tags: ["administration"],
        operationId: "signInByPasskey",
        summary: "Signs in to administration by a passkey",
        description: "The session comes as a cookie, with the second factor shown.",
        body: {
          type: "object",
          additionalProperties: false,
          required: ["response"],
          properties: { response: passkeyResponse(["clientDataJSON", "authenticatorData", "signature"]) },
        },
        response: {
          200: envelopeSchema(sessionViewSchema, { list: false, description: "Who is signed in." }),
          401: errorEnvelopeSchema("The passkey is unknown, or does not answer a challenge of this browser."),
        },
      },
    },
    async (request, reply) => {
      const holder = { purpose: "sign-in", token: challengeTokenOf(request) } as const;
      const account = await verifyAuthentication(db, origin, request.body.response, holder);
      reply.clearCookie(CHALLENGE_COOKIE, cookieOptions);
      const begun = account !== undefined && (await beginSession(services, request, reply, { account, passwordHash: undefined }));
      if (begun) return reply;
      return reply.code(401).send(failure("This passkey opens nothing here; ask for new options, or sign in with your password."));
    },
  );
};
