import type { FastifyReply, FastifyRequest } from "fastify";
import type { Role } from "../../database/account-tables.ts";
import { bearerOf } from "../../plugins/bearer-token.ts";
import { failure } from "../../plugins/errors.ts";
import type { Services } from "../../services.ts";
import type { SignedInAccount } from "../../services/signed-in-account.ts";

const signedIn = new WeakMap<FastifyRequest, SignedInAccount>();

/** Whom a guard has let in. @throws where no guard stands before the route: a mistake of ours */
export function accountOf(request: FastifyRequest): SignedInAccount {
  const account = signedIn.get(request);
  if (!account) throw new Error("This route asks who is logged in, and no requireRole stands before it.");
  return account;
}

/**
 * Lets a request through whose bearer token is of an account in this role: 401 without a valid token, 403 in another role.
 * Put it in `onRequest`: nothing of a body is read before.
 */
export const requireRole =
  ({ authenticate }: Pick<Services, "authenticate">, role: Role) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> => {
    reply.header("cache-control", "no-store");
    const token = bearerOf(request);
    const account = token === undefined ? undefined : await authenticate(token);
    if (account?.role !== role) request.log.warn({ account: account?.id, needs: role }, "call refused");
    if (!account) {
      reply.code(401).header("www-authenticate", "Bearer");
      return reply.send(
        failure("This call needs the access token of somebody who is logged in: log in and send it as Authorization: Bearer."),
      );
    }
    if (account.role !== role)
      return reply.code(403).send(failure(`This call is for the role ${role}; log in with an account that has it.`));
    signedIn.set(request, account);
  };
