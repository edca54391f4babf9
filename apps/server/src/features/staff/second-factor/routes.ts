import { envelopeSchema, errorEnvelopeSchema, hasFactor } from "@portal/contracts";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { failure } from "../../../plugins/errors.ts";
import { recordAct } from "../../../services/audit.ts";
import type { Services } from "../../../services.ts";
import { staffTokenOf } from "../cookie.ts";
import { memberOf, refuse, requireSession } from "../require-staff.ts";
import { sessionViewSchema, viewSession } from "../session-view.ts";
import { passkeyResponse } from "./passkey-routes.ts";
import { verifyAuthentication } from "./passkeys.ts";
import { raise } from "./raise.ts";
import { readFactors } from "./read-factors.ts";
import { makeRecoveryCodes, recoveryCodesSchema, storeRecoveryCodes, spendRecoveryCode } from "./recovery-codes.ts";
import { confirmTotp, isPrepared, prepareTotp, checkTotp } from "./totp.ts";

type SecondFactorServices = Pick<Services, "db" | "clock" | "limits" | "passwords" | "origin">;

const route = { tags: ["administration"] };
const code = { type: "string", pattern: "^\\d{6}$", examples: ["123456"] };
const codeBody = { type: "object", additionalProperties: false, required: ["code"], properties: { code } };
const WRONG_CODE = "The code is wrong, or was used before; wait for the next one.";
const refusedCode = {
  422: errorEnvelopeSchema("The code is wrong, or was used before."),
  429: errorEnvelopeSchema("Too many wrong codes; Retry-After says when to try again."),
};

/** Second factors: setting them up, and showing them. */
export const secondFactorRoutes: FastifyPluginAsync<SecondFactorServices> = async (app, services) => {
  const { db, clock, limits, origin } = services;

  /** Counts an attempt before the code is looked at: a thousand at once are a thousand. @returns whether it was right; undefined where it is answered already */
  const attempt = async (reply: FastifyReply, account: string, isRight: () => Promise<boolean>): Promise<boolean> => {
    for (const limit of ["secondFactorAccount", "secondFactorDay"] as const) {
      const taken = await limits.consume(limit, account);
      if (!taken.ok) {
        reply.code(429).header("retry-after", taken.retryAfter);
        void reply.send(failure("Too many wrong codes; try again later, or ask an administrator to reset the second factor."));
        return false;
      }
    }
    if (!(await isRight())) {
      void reply.code(422).send(failure(WRONG_CODE));
      return false;
    }
    await Promise.all([limits.clear("secondFactorAccount", account), limits.clear("secondFactorDay", account)]);
    return true;
  };

  app.post<{ Body: { code?: string; recoveryCode?: string; passkey?: AuthenticationResponseJSON } }>(
    "/api/admin/session/step-up",
    {
      ...requireSession("sign-in"),
      schema: {
        ...route,
        operationId: "showSecondFactor",
        summary: "Shows the second factor",
        description:
          "Completes a sign-in, and opens for ten minutes what needs the second factor once more. The session goes on under another cookie.",
        body: {
          type: "object",
          additionalProperties: false,
          properties: {
            code,
            recoveryCode: {
              description: "Instead of a code: one that was noted.",
              type: "string",
              maxLength: 40,
              pattern: "^[^\\u0000]*$",
            },
            passkey: {
              description: "Or the answer to `step-up/options`.",
              ...passkeyResponse(["clientDataJSON", "authenticatorData", "signature"]),
            },
          },
        },
        response: {
          200: envelopeSchema(sessionViewSchema, { list: false, description: "The session as it is now." }),
          ...refusedCode,
        },
      },
    },
    async (request, reply) => {
      const { id } = memberOf(request);
      const { code: typed, recoveryCode, passkey } = request.body;
      const token = staffTokenOf(request);
      // A program never shows it: its codes are not looked at, or it could try them, and use them up.
      if (request.headers.authorization !== undefined) return refuse(request, reply, "sign-in");
      const isRight = async (): Promise<boolean> => {
        if (passkey !== undefined && token !== undefined)
          return (await verifyAuthentication(db, origin, passkey, { purpose: "step-up", token })) === id;
        if (recoveryCode !== undefined) return spendRecoveryCode(services, id, recoveryCode);
        return typed !== undefined && checkTotp(db, clock, id, typed);
      };
      if (!(await attempt(reply, id, isRight))) return reply;
      const member = await raise(db, request, reply);
      if (!member) return refuse(request, reply, "sign-in");
      const by = passkey ? "passkey" : recoveryCode === undefined ? "authenticator" : "recovery code";
      await recordAct(db, { actor: id, act: "staff.second-factor", subject: `account:${id}`, details: { by } });
      return reply.send({ success: true, data: await viewSession(db, member), message: null });
    },
  );

  app.post(
    "/api/admin/second-factor/authenticator",
    {
      ...requireSession("sign-in"),
      schema: {
        ...route,
        operationId: "prepareAuthenticator",
        summary: "A secret for an authenticator",
        description:
          "It counts once a code of it has come to `confirm`. Where a second factor is set up already, it must have been shown in the last ten minutes.",
        response: {
          200: envelopeSchema(
            {
              type: "object",
              required: ["secret", "uri"],
              properties: { secret: { type: "string" }, uri: { description: "For a QR code.", type: "string" } },
            },
            { list: false, description: "To be typed, or read as a picture." },
          ),
        },
      },
    },
    async (request, reply) => {
      const member = memberOf(request);
      if (member.stepUpAt === null && hasFactor(await readFactors(db, member.id))) return refuse(request, reply, "step-up");
      return { success: true, data: await prepareTotp(db, member), message: null };
    },
  );

  app.post<{ Body: { code: string } }>(
    "/api/admin/second-factor/authenticator/confirm",
    {
      ...requireSession("sign-in"),
      schema: {
        ...route,
        operationId: "confirmAuthenticator",
        summary: "Sets the authenticator up, by a code of it",
        description:
          "The session goes on under another cookie, with the second factor shown. The first factor of an account brings its recovery codes.",
        body: codeBody,
        response: {
          200: envelopeSchema(recoveryCodesSchema, { list: false, description: "New recovery codes, where there were none." }),
          ...refusedCode,
        },
      },
    },
    async (request, reply) => {
      const { id, stepUpAt } = memberOf(request);
      const before = await readFactors(db, id);
      if (stepUpAt === null && hasFactor(before)) return refuse(request, reply, "step-up");
      const { code: typed } = request.body;
      // Looked at before codes are hashed, which costs: a wrong one costs nothing.
      if (!(await attempt(reply, id, () => isPrepared(db, clock, id, typed)))) return reply;
      const codes = before.recoveryCodes === 0 ? await makeRecoveryCodes(services) : [];
      const hashes = codes.map(({ hash }) => hash);
      const isConfirmed = await db.transaction().execute(async (tx) => {
        if (!(await confirmTotp(tx, clock, { account: id, code: typed, mayReplace: stepUpAt !== null }))) return false;
        if (codes.length > 0) await storeRecoveryCodes(tx, id, hashes);
        await recordAct(tx, { actor: id, act: "staff.authenticator", subject: `account:${id}` });
        return true;
      });
      if (!isConfirmed) return reply.code(422).send(failure(WRONG_CODE));
      if (!(await raise(db, request, reply))) return refuse(request, reply, "sign-in");
      return reply.send({ success: true, data: { recoveryCodes: codes.map(({ code: shown }) => shown) }, message: null });
    },
  );

  app.post(
    "/api/admin/second-factor/recovery-codes",
    {
      ...requireSession("step-up"),
      schema: {
        ...route,
        operationId: "renewRecoveryCodes",
        summary: "New recovery codes instead of all earlier ones",
        response: { 200: envelopeSchema(recoveryCodesSchema, { list: false, description: "The codes." }) },
      },
    },
    async (request) => {
      const { id } = memberOf(request);
      const codes = await makeRecoveryCodes(services);
      await db.transaction().execute(async (tx) => {
        await storeRecoveryCodes(
          tx,
          id,
          codes.map(({ hash }) => hash),
        );
        await recordAct(tx, { actor: id, act: "staff.recovery-codes", subject: `account:${id}` });
      });
      return { success: true, data: { recoveryCodes: codes.map(({ code: shown }) => shown) }, message: null };
    },
  );
};
