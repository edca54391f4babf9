import { emptyEnvelopeSchema, type Action, type Envelope, envelopeSchema, errorEnvelopeSchema } from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import { type AccountRecord, type Changed, type Change, changeAccount, readAccounts } from "../accounts/account-store.ts";
import { memberOf, requireStaff, wholePortal } from "../staff/require-staff.ts";
import { recordAct } from "../../services/audit.ts";
import { type Role, roles } from "../../database/account-tables.ts";
import { failure } from "../../plugins/errors.ts";
import type { Services } from "../../services.ts";
import { adminRoute, type IdParams, listQuery } from "./schemas.ts";

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
const accountIdParams = { type: "object", required: ["id"], properties: { id: { type: "string", format: "uuid" } } };

interface ChangeRoute {
  readonly path: string;
  readonly action: Action;
  readonly operationId: string;
  readonly summary: string;
  /** Schema; a change without one needs no body. */
  readonly body?: object;
  readonly changeOf: (body: { readonly role: Role }) => Change;
}

export const adminAccountRoutes: FastifyPluginAsync<Pick<Services, "db" | "keys">> = async (app, { db, keys }) => {
  app.get<{ Querystring: { offset: number; limit: number; search?: string }; Reply: Envelope<readonly AccountRecord[]> }>(
    "/api/admin/accounts",
    {
      ...requireStaff("account.manage", wholePortal),
      schema: {
        ...adminRoute,
        operationId: "listAccounts",
        summary: "Accounts, newest first",
        description: "Who read which accounts is kept in the audit.",
        querystring: listQuery({
          search: { description: "Part of an address or name.", type: "string", minLength: 1, maxLength: 100, pattern: "^[^\\u0000]*$" },
        }),
        response: { 200: envelopeSchema(record, { list: true, description: "The accounts." }) },
      },
    },
    async (request) => {
      const { offset, limit, search } = request.query;
      const { accounts: data, total } = await readAccounts(db, memberOf(request).id, { offset, limit, search });
      return { success: true, data: [...data], message: null, total };
    },
  );

  /** IdParams route for each change: what it does is in its address, and so in the log. */
  const addChangeRoute = ({ path, action, operationId, summary, body, changeOf }: ChangeRoute): void => {
    app.post<{ Params: IdParams; Body: { role: Role }; Reply: Envelope<AccountRecord> }>(
      `/api/admin/accounts/:id/${path}`,
      {
        ...requireStaff(action, wholePortal),
        schema: {
          ...adminRoute,
          operationId,
          summary,
          description: "Ends the account's sessions, and is kept in the audit.",
          params: accountIdParams,
          ...(body ? { body } : {}),
          response: {
            200: envelopeSchema(record, { list: false, description: "The account as it is now." }),
            404: errorEnvelopeSchema("There is no such account."),
            409: errorEnvelopeSchema("It is the only administrator."),
          },
        },
      },
      async (request, reply) => {
        const changed: Changed = await changeAccount(db, memberOf(request).id, request.params.id, changeOf(request.body));
        if (changed === "not found") return reply.code(404).send(failure("There is no such account; /api/admin/accounts lists all."));
        if (changed === "last administrator")
          return reply.code(409).send(failure("No one could administer the portal then; make another account an administrator first."));
        return { success: true, data: changed, message: null };
      },
    );
  };
  addChangeRoute({
    path: "block",
    action: "account.manage",
    operationId: "blockAccount",
    summary: "Block an account",
    changeOf: () => ({ blocked: true }),
  });
  addChangeRoute({
    path: "unblock",
    action: "account.manage",
    operationId: "unblockAccount",
    summary: "Unblock an account",
    changeOf: () => ({ blocked: false }),
  });
  addChangeRoute({
    path: "role",
    action: "role.assign",
    operationId: "setAccountRole",
    summary: "Give an account a role",
    body: { type: "object", required: ["role"], properties: { role: { type: "string", enum: roles } } },
    changeOf: ({ role }) => ({ role }),
  });

  app.post<{ Body: { revoke: boolean }; Reply: Envelope<null> }>(
    "/api/admin/signing-key",
    {
      config: { ...requireStaff("signingKey.rotate", wholePortal).config, takesNoKey: true },
      schema: {
        ...adminRoute,
        operationId: "rotateSigningKey",
        summary: "Sign access tokens with a new key",
        description:
          "The portal does so by itself every 90 days. With `revoke`, where a key may have been stolen, everybody is logged out.",
        body: { type: "object", required: ["revoke"], properties: { revoke: { type: "boolean" } } },
        response: {
          200: emptyEnvelopeSchema("Done."),
        },
      },
    },
    async (request) => {
      const { revoke } = request.body;
      const act = { actor: memberOf(request).id, act: "signing-key.rotate", subject: "signing-key", details: { revoke } };
      await keys.rotate({ revoke }, (tx) => recordAct(tx, act));
      return { success: true, data: null, message: null };
    },
  );
};
