import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { emptyEnvelopeSchema, envelopeSchema, errorEnvelopeSchema, hasFactor } from "@portal/contracts";
import { sql } from "kysely";
import type { FastifyPluginAsync } from "fastify";
import { failure } from "../../../plugins/errors.ts";
import { recordAct } from "../../../services/audit.ts";
import type { Services } from "../../../services.ts";
import { staffTokenOf } from "../cookie.ts";
import { passkeyHost } from "../passkey-host.ts";
import { memberOf, refuse, requireSession } from "../require-staff.ts";
import { prepareAuthentication, prepareRegistration, verifyRegistration } from "./passkeys.ts";
import { raise } from "./raise.ts";
import { readFactors } from "./read-factors.ts";
import { makeRecoveryCodes, recoveryCodesSchema, storeRecoveryCodes } from "./recovery-codes.ts";

type PasskeyServices = Pick<Services, "db" | "origin" | "passwords">;

const tags = ["administration"];
const base64url = (maxLength: number) => ({ type: "string", pattern: "^[A-Za-z0-9_-]+$", maxLength });
/** What `credential.toJSON()` gives. */
export const passkeyResponse = (fields: readonly string[]): object => ({
  type: "object",
  required: ["id", "rawId", "type", "response", "clientExtensionResults"],
  properties: {
    id: base64url(1400),
    rawId: base64url(1400),
    type: { type: "string", enum: ["public-key"] },
    response: { type: "object", required: fields, properties: Object.fromEntries(fields.map((name) => [name, base64url(20_000)])) },
    clientExtensionResults: { type: "object" },
  },
  examples: [
    {
      id: "AQ",
      rawId: "AQ",
      type: "public-key",
      clientExtensionResults: {},
      response: Object.fromEntries(fields.map((name) => [name, "e30"])),
    },
  ],
});
/** Options of the browser's own call, passed on as they are. */
export const optionsSchema = { type: "object", additionalProperties: true };
export const noPasskeys = { 409: errorEnvelopeSchema("The portal is not reached by https, nor on localhost: there are no passkeys.") };
export const NO_PASSKEYS = "Passkeys need https: set PUBLIC_ORIGIN to an https origin, or use http://localhost.";

/** Setting passkeys up, and removing them. */
export const passkeyRoutes: FastifyPluginAsync<PasskeyServices> = async (app, services) => {
  const { db, origin } = services;
  const host = passkeyHost(origin);

  app.post(
    "/api/admin/second-factor/passkeys/options",
    {
      ...requireSession("sign-in"),
      schema: {
        tags,
        operationId: "preparePasskey",
        summary: "Options for a new passkey",
        description: "For `PublicKeyCredential.parseCreationOptionsFromJSON`; good once, for five minutes, in this session.",
        response: { 200: envelopeSchema(optionsSchema, { list: false, description: "The options." }), ...noPasskeys },
      },
    },
    async (request, reply) => {
      const member = memberOf(request);
      const token = staffTokenOf(request);
      if (host === undefined) return reply.code(409).send(failure(NO_PASSKEYS));
      if (token === undefined) return refuse(request, reply, "sign-in");
      if (member.stepUpAt === null && hasFactor(await readFactors(db, member.id))) return refuse(request, reply, "step-up");
      return { success: true, data: await prepareRegistration(db, host, member, token), message: null };
    },
  );

  app.post<{ Body: { name: string; response: RegistrationResponseJSON } }>(
    "/api/admin/second-factor/passkeys",
    {
      ...requireSession("sign-in"),
      schema: {
        tags,
        operationId: "addPasskey",
        summary: "Sets a passkey up",
        description:
          "The session goes on under another cookie, with the second factor shown. The first factor of an account brings its recovery codes.",
        body: {
          type: "object",
          additionalProperties: false,
          required: ["name", "response"],
          properties: {
            name: { type: "string", minLength: 1, maxLength: 100, pattern: "^[^\\u0000]*\\S[^\\u0000]*$" },
            response: passkeyResponse(["clientDataJSON", "attestationObject"]),
          },
        },
        response: {
          200: envelopeSchema(recoveryCodesSchema, { list: false, description: "New recovery codes, where there were none." }),
          422: errorEnvelopeSchema("It does not answer a challenge of this session, or is set up already."),
        },
      },
    },
    async (request, reply) => {
      const { id: account, stepUpAt } = memberOf(request);
      const token = staffTokenOf(request);
      if (token === undefined) return refuse(request, reply, "sign-in");
      const before = await readFactors(db, account);
      if (stepUpAt === null && hasFactor(before)) return refuse(request, reply, "step-up");
      const passkey = await verifyRegistration(db, origin, request.body.response, token);
      const wrong = () => reply.code(422).send(failure("This passkey could not be set up; ask for new options and try again."));
      if (!passkey) return wrong();
      const codes = before.recoveryCodes === 0 ? await makeRecoveryCodes(services) : [];
      const isAdded = await db.transaction().execute(async (tx) => {
        const { rows } = await sql`insert into passkey (id, account_id, public_key, counter, transports, name)
          values (${passkey.id}, ${account}, ${passkey.publicKey}, ${passkey.counter}, ${passkey.transports}, ${request.body.name})
          on conflict (id) do nothing returning 1`.execute(tx);
        if (rows.length === 0) return false;
        if (codes.length > 0)
          await storeRecoveryCodes(
            tx,
            account,
            codes.map(({ hash }) => hash),
          );
        await recordAct(tx, { actor: account, act: "staff.passkey", subject: `account:${account}` });
        return true;
      });
      if (!isAdded) return wrong();
      if (!(await raise(db, request, reply))) return refuse(request, reply, "sign-in");
      return reply.send({ success: true, data: { recoveryCodes: codes.map(({ code }) => code) }, message: null });
    },
  );

  app.delete<{ Params: { id: string } }>(
    "/api/admin/second-factor/passkeys/:id",
    {
      ...requireSession("step-up"),
      schema: {
        tags,
        operationId: "removePasskey",
        summary: "Removes one of the member's own passkeys",
        params: { type: "object", required: ["id"], properties: { id: { ...base64url(100), examples: ["a"] } } },
        response: {
          200: emptyEnvelopeSchema("Done."),
          404: errorEnvelopeSchema("The member has no such passkey, or no other second factor beside it."),
        },
      },
    },
    async (request, reply) => {
      const { id: account } = memberOf(request);
      const isRemoved = await db.transaction().execute(async (tx) => {
        const { rows } = await sql`delete from passkey where id = ${request.params.id} and account_id = ${account}
          and (exists (select from totp where account_id = ${account} and secret is not null)
            or exists (select from passkey other where other.account_id = ${account} and other.id <> passkey.id)) returning 1`.execute(tx);
        if (rows.length > 0) await recordAct(tx, { actor: account, act: "staff.passkey-removed", subject: `account:${account}` });
        return rows.length > 0;
      });
      if (!isRemoved)
        return reply
          .code(404)
          .send(failure("You have no passkey of this id, or no other second factor beside it; set another one up first."));
      return { success: true, data: null, message: null };
    },
  );

  app.post(
    "/api/admin/session/step-up/options",
    {
      ...requireSession("sign-in"),
      schema: {
        tags,
        operationId: "prepareStepUp",
        summary: "Options for showing a passkey",
        description:
          "For `PublicKeyCredential.parseRequestOptionsFromJSON`; its answer goes to `step-up`. Good once, for five minutes, in this session.",
        response: { 200: envelopeSchema(optionsSchema, { list: false, description: "The options." }), ...noPasskeys },
      },
    },
    async (request, reply) => {
      const token = staffTokenOf(request);
      if (host === undefined) return reply.code(409).send(failure(NO_PASSKEYS));
      if (token === undefined) return refuse(request, reply, "sign-in");
      const data = await prepareAuthentication(db, host, memberOf(request).id, { purpose: "step-up", token });
      return { success: true, data, message: null };
    },
  );
};
