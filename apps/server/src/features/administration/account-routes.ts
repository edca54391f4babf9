import { type Envelope, envelopeSchema, errorEnvelopeSchema } from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import { type AccountRecord, type Changed, type Change, changeAccount, readAccounts } from "../accounts/account-store.ts";
import { accountOf, requireRole } from "../accounts/require-role.ts";
import { recordAct } from "../../services/audit/audit.ts";
import { type Role, roles } from "../../database/account-tables.ts";
import { failure } from "../../plugins/errors.ts";
import type { Services } from "../../services.ts";
import { common, type One, refusals, windowed } from "./schemas.ts";

const record = {
  type: "object",
  required: ["id", "email", "name", "phone", "role", "blocked", "createdAt"],
  properties: {
    id: { type: "string", format: "uuid" },
    email: { type: "string" },
    name: { type: "string" },
    phone: { type: ["string", "null"] },
    role: { type: "string", enum: roles },
    blocked: { type: "boolean" },
    createdAt: { type: "string", format: "date-time" },
  },
};
const one = { type: "object", required: ["id"], properties: { id: { type: "string", format: "uuid" } } };

export const adminAccountRoutes: FastifyPluginAsync<Pick<Services, "db" | "keys" | "authenticate">> = async (
  app,
  { db, keys, authenticate },
) => {
  app.addHook("onRequest", requireRole({ authenticate }, "administrator"));

  app.get<{ Querystring: { offset: number; limit: number; search?: string }; Reply: Envelope<readonly AccountRecord[]> }>(
    "/api/admin/accounts",
    {
      schema: {
        ...common,
        operationId: "listAccounts",
        summary: "Accounts, newest first",
        description: "Who read which accounts is kept in the audit.",
        querystring: windowed({
          search: { description: "Part of an address or name.", type: "string", minLength: 1, maxLength: 100, pattern: "^[^\\u0000]*$" },
        }),
        response: { 200: envelopeSchema(record, { list: true, description: "The accounts." }), ...refusals },
      },
    },
    async (request) => {
      const { offset, limit, search } = request.query;
      const { accounts: data, total } = await readAccounts(db, accountOf(request).id, { offset, limit, search });
      return { success: true, data: [...data], message: null, total };
    },
  );

  /** One route for each change: what it does is in its address, and so in the log. */
  const changes = (
    path: string,
    operationId: string,
    summary: string,
    body: object | undefined,
    changeOf: (body: { readonly role: Role }) => Change,
  ): void => {
    app.post<{ Params: One; Body: { role: Role }; Reply: Envelope<AccountRecord> }>(
      `/api/admin/accounts/:id/${path}`,
      {
        schema: {
          ...common,
          operationId,
          summary,
          description: "Ends the account's sessions, and is kept in the audit.",
          params: one,
          ...(body ? { body } : {}),
          response: {
            200: envelopeSchema(record, { list: false, description: "The account as it is now." }),
            ...refusals,
            404: errorEnvelopeSchema("There is no such account."),
            409: errorEnvelopeSchema("It is the only administrator."),
          },
        },
      },
      async (request, reply) => {
        const changed: Changed = await changeAccount(db, accountOf(request).id, request.params.id, changeOf(request.body));
        if (changed === "not found") return reply.code(404).send(failure("There is no such account; /api/admin/accounts lists all."));
        if (changed === "last administrator")
          return reply.code(409).send(failure("No one could administer the portal then; make another account an administrator first."));
        return { success: true, data: changed, message: null };
      },
    );
  };
  changes("block", "blockAccount", "Block an account", undefined, () => ({ blocked: true }));
  changes("unblock", "unblockAccount", "Unblock an account", undefined, () => ({ blocked: false }));
  changes(
    "role",
    "setAccountRole",
    "Give an account a role",
    { type: "object", required: ["role"], properties: { role: { type: "string", enum: roles } } },
    ({ role }) => ({ role }),
  );

  app.post<{ Body: { revoke: boolean }; Reply: Envelope<null> }>(
    "/api/admin/signing-key",
    {
      schema: {
        ...common,
        operationId: "rotateSigningKey",
        summary: "Sign access tokens with a new key",
        description:
          "The portal does so by itself every 90 days. With `revoke`, where a key may have been stolen, everybody is logged out.",
        body: { type: "object", required: ["revoke"], properties: { revoke: { type: "boolean" } } },
        response: {
          200: {
            description: "Done.",
            type: "object",
            properties: { success: { type: "boolean" }, data: { type: "null" }, message: { type: "null" } },
          },
          ...refusals,
        },
      },
    },
    async (request) => {
      const { revoke } = request.body;
      const act = { actor: accountOf(request).id, act: "signing-key.rotate", subject: "signing-key", details: { revoke } };
      await keys.rotate({ revoke }, (tx) => recordAct(tx, act));
      return { success: true, data: null, message: null };
    },
  );
};
