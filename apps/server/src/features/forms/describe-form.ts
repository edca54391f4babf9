/** How the forms' calls stand in the API's description. */
import { errorEnvelopeSchema, formSchemas } from "@portal/contracts";
import type { FastifySchema } from "fastify";
import type { AnyFormAction } from "./action.ts";

const text = (description: string) => ({ type: "string", description });

/** What travels beside a form's own fields. */
const around = {
  key: text("Idempotency key: a UUID. The same content under the same key has the same outcome, and happens once."),
  page: text("Path of the page that the form stands on."),
  language: { type: "string", enum: ["vi", "en"], description: "Of the visitor." },
};

const captcha = {
  captchaId: text("A UUID of the sender's choice; GET /api/article/get-captcha?id= draws its picture."),
  capcha: text("What was read in the picture, or heard."),
  captchaProof: text("A proof of work instead, in answer to GET /api/captcha/challenge?id=&form=."),
};

const captchaOf = ({ captcha: asked }: AnyFormAction) =>
  asked === "elsewhere" ? { captchaId: captcha.captchaId, capcha: captcha.capcha } : asked && captcha;

const answer = (description: string, status: Record<string, object>) => ({
  description,
  content: {
    "application/json": {
      schema: { type: "object", properties: { success: { type: "boolean" }, data: { type: "object", properties: status }, message: {} } },
    },
  },
});

const errors = {
  errors: {
    type: "array",
    items: {
      type: "object",
      properties: { field: { type: "string" }, code: { type: "string" }, values: { type: "object", additionalProperties: true } },
    },
  },
};

export function describeForm(action: AnyFormAction): FastifySchema {
  const { description, required, properties } = formSchemas[action.name];
  return {
    operationId: `send${action.name.charAt(0).toUpperCase()}${action.name.slice(1)}`,
    tags: ["forms"],
    summary: description,
    description: [
      "Also taken by POST to the path of any page, with the field `form`, as browsers without JavaScript send it: the answer is then the page.",
      ...(action.account === "required" ? ["Needs a bearer token."] : []),
      ...(action.files ? ["May carry one file, `attachment`."] : []),
    ].join(" "),
    consumes: ["multipart/form-data", "application/x-www-form-urlencoded"],
    body: {
      type: "object",
      required: [
        ...required,
        ...(action.idempotent ? ["key"] : []),
        ...(action.captcha && action.captcha !== "asked" ? ["captchaId"] : []),
      ],
      properties: { ...around, ...captchaOf(action), ...properties },
    },
    response: {
      200: answer("Done.", {
        redirect: text("Where to go now."),
        tokens: { type: "object", additionalProperties: { type: "string" } },
        receipt: text("Number with which the visitor can ask again."),
      }),
      401: answer("No one is logged in.", errors),
      403: errorEnvelopeSchema("Sent from a page of another site."),
      422: answer("Not accepted: what is wrong, by field.", errors),
      429: answer("Too often, or too many at once; Retry-After says when to come again.", errors),
      503: answer("Could not be dealt with just now; nothing was done.", errors),
    },
  };
}
