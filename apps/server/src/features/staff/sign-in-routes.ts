import { envelopeSchema, errorEnvelopeSchema } from "@portal/contracts";
import type { FieldError } from "@portal/domain";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { clientAbortSignal } from "../../plugins/client-abort-signal.ts";
import { failure } from "../../plugins/errors.ts";
import { networkOf } from "../../services/limits/network.ts";
import type { Services } from "../../services.ts";
import { checkPassword } from "../accounts/check-password.ts";
import { solveCaptcha } from "../forms/solve-captcha.ts";
import { beginSession } from "./begin-session.ts";
import { openToAll } from "./require-staff.ts";
import { sessionViewSchema } from "./session-view.ts";

type SignInServices = Pick<Services, "db" | "keys" | "limits" | "passwords" | "background" | "captcha">;

interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly captchaId?: string;
  readonly capcha?: string;
  readonly captchaProof?: string;
}

const text = (maxLength: number) => ({ type: "string", maxLength, pattern: "^[^\\u0000]*$" });
const signInBody = {
  type: "object",
  additionalProperties: false,
  required: ["email", "password"],
  properties: {
    email: { ...text(320), minLength: 1 },
    password: { ...text(512), minLength: 1 },
    captchaId: { description: "As the log-in form of visitors sends it, once it is asked for.", ...text(36) },
    capcha: text(100),
    captchaProof: text(8192),
  },
};
const fieldErrors = errorEnvelopeSchema(
  "The address or the password is wrong, or a captcha is asked for: `code` is as in the log-in form of visitors.",
  {
    type: ["object", "null"],
    properties: {
      errors: {
        type: "array",
        items: {
          type: "object",
          properties: { field: { type: "string" }, code: { type: "string" }, values: { type: "object", additionalProperties: true } },
        },
      },
    },
  },
);
/** Signing in, by the password. It waits in no queue of administrators: who guesses keeps no place there. */
export const signInRoutes: FastifyPluginAsync<SignInServices> = async (app, services) => {
  app.post<{ Body: SignIn }>(
    "/api/admin/session",
    {
      ...openToAll,
      schema: {
        tags: ["administration"],
        operationId: "signIn",
        summary: "Signs in to administration",
        description:
          "The session comes as a cookie. Who has a second factor, or needs one, shows it or sets it up next; until then nothing else is open.",
        body: signInBody,
        response: {
          200: envelopeSchema(sessionViewSchema, { list: false, description: "Who is signed in, and what is still to be shown." }),
          401: fieldErrors,
        },
      },
    },
    async (request, reply) => {
      const { body, cookies, log } = request;
      const checked = await checkPassword(services, body, {
        network: networkOf(request.ip),
        cookies,
        solve: (work) => solveCaptcha(services.captcha, { form: "login", isAsked: true, field: (name) => fieldOf(body, name), work }),
        signal: clientAbortSignal(reply),
        log,
      });
      if ("problem" in checked) return refuseSignIn(reply, checked.problem);
      const { id, password_hash } = checked.account;
      const isAnswered = await beginSession(services, request, reply, { account: id, passwordHash: password_hash });
      checked.renewHash();
      return isAnswered ? reply : refuseSignIn(reply, { code: "credentials" });
    },
  );
};

const fieldOf = (body: SignIn, name: string): string | undefined => (body as unknown as Readonly<Record<string, string | undefined>>)[name];

/** The same for an unknown address and a wrong password. */
function refuseSignIn(reply: FastifyReply, problem: FieldError): FastifyReply {
  return reply
    .code(401)
    .send({ ...failure("The address or the password is wrong, or a captcha has to be solved first."), data: { errors: [problem] } });
}
