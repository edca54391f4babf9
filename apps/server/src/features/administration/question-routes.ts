import {
  type Envelope,
  envelopeSchema,
  errorEnvelopeSchema,
  type PlannedMail,
  type QuestionAct,
  type QuestionDetails,
  type QuestionRecord,
  type QuestionStage,
  questionStages,
  sitesOf,
} from "@portal/contracts";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { memberOf, requireStaff } from "../staff/require-staff.ts";
import { failure } from "../../plugins/errors.ts";
import { previewMail } from "../questions/asker-mail.ts";
import { findQuestion, listQuestions } from "../questions/list-questions.ts";
import { answerQuestion, type Moderation, type PublicationChanges, publishQuestion, refuseQuestion } from "../questions/moderate.ts";
import type { Services } from "../../services.ts";
import { narrowTo, siteOfQuestion } from "./sites.ts";
import { adminRoute, idSchema, type IdParams, idParams, listQuery, siteQuery } from "./schemas.ts";

const text = (maxLength: number) => ({ type: "string", minLength: 1, maxLength, pattern: "^[^\\u0000]*\\S[^\\u0000]*$" });
const record = {
  type: "object",
  required: ["id", "site", "state", "field", "title", "body", "name", "email", "phoneNumber", "askedAt", "reason", "slug"],
  properties: {
    id: idSchema,
    site: { type: "string" },
    state: { type: "string", enum: questionStages },
    field: { type: "string" },
    title: { type: "string" },
    body: { type: "string" },
    name: { type: ["string", "null"] },
    email: { type: ["string", "null"] },
    phoneNumber: { type: ["string", "null"] },
    askedAt: { type: "string", format: "date-time" },
    reason: { description: "Why it is not published.", type: ["string", "null"] },
    slug: { description: "Of the published question.", type: ["string", "null"] },
  },
};
const nullable = { type: ["string", "null"] };
const details = {
  type: "object",
  required: [...record.required, "published"],
  properties: {
    ...record.properties,
    published: {
      description: "What visitors read.",
      type: ["object", "null"],
      required: ["path", "field", "title", "body", "answer", "unit"],
      properties: {
        path: { description: "Of its page.", type: "string" },
        field: { type: "string" },
        title: { type: "string" },
        body: { type: "string" },
        answer: { description: "HTML.", ...nullable },
        unit: nullable,
      },
    },
  },
};
const plannedMail = {
  type: "object",
  required: ["mail"],
  properties: {
    mail: {
      description: "null: none is sent.",
      type: ["object", "null"],
      required: ["recipient", "subject", "text"],
      properties: { recipient: { type: "string" }, subject: { type: "string" }, text: { type: "string" } },
    },
  },
};
const NO_QUESTION = "There is no such question.";
const WRONG_STAGE = "The question stands where this cannot be done: publish what was received, then answer it.";
const questionState = { type: "object", required: ["state"], properties: { state: { type: "string", enum: questionStages } } };

type ModerationServices = Pick<Services, "db" | "mails" | "origin" | "sanitizer">;

interface ModerationRoute<Body> {
  readonly path: "publish" | "refuse" | "answer";
  readonly summary: string;
  readonly body: object;
  readonly run: (services: ModerationServices, actor: string, id: string, body: Body) => Promise<Moderation>;
}

/** Moderation and answers. Every act is in the audit; who asked is notified by mail where an address was given. */
export const adminQuestionRoutes: FastifyPluginAsync<ModerationServices> = async (app, services) => {
  app.get<{
    Querystring: { site?: string; state?: QuestionStage; offset: number; limit: number };
    Reply: Envelope<readonly QuestionRecord[]>;
  }>(
    "/api/admin/questions",
    {
      ...requireStaff("question.moderate", "somewhere"),
      schema: {
        ...adminRoute,
        operationId: "listAskedQuestions",
        summary: "Questions as they were asked",
        description: "Those that wait for somebody oldest first, others newest first.",
        querystring: listQuery({ site: siteQuery, state: { type: "string", enum: questionStages } }),
        response: { 200: envelopeSchema(record, { list: true, description: "The questions, with who asked." }) },
      },
    },
    async (request) => {
      const { site, state, offset, limit } = request.query;
      const sites = sitesOf(memberOf(request), "question.moderate");
      const { questions, total } = await listQuestions(services.db, { sites: narrowTo(site, sites), state, offset, limit });
      return { success: true, data: questions, message: null, total };
    },
  );

  app.get<{ Params: IdParams; Reply: Envelope<QuestionDetails> }>(
    "/api/admin/questions/:id",
    {
      ...requireStaff("question.moderate", siteOfQuestion(services.db)),
      schema: {
        ...adminRoute,
        operationId: "getAskedQuestion",
        summary: "A question as it was asked, and as visitors read it",
        params: idParams,
        response: {
          200: envelopeSchema(details, { list: false, description: "The question, with who asked." }),
          404: errorEnvelopeSchema(NO_QUESTION),
        },
      },
    },
    async (request, reply) => {
      const question = await findQuestion(services.db, request.params.id);
      return question ? { success: true, data: question, message: null } : reply.code(404).send(failure(NO_QUESTION));
    },
  );

  app.post<{ Params: IdParams; Body: QuestionAct; Reply: Envelope<{ readonly mail: PlannedMail | null }> }>(
    "/api/admin/questions/:id/mail",
    {
      ...requireStaff("question.moderate", siteOfQuestion(services.db)),
      schema: {
        ...adminRoute,
        operationId: "previewQuestionMail",
        summary: "The mail that an act would send to who asked; nothing is sent",
        params: idParams,
        body: {
          type: "object",
          required: ["name"],
          additionalProperties: false,
          properties: {
            name: { type: "string", enum: ["publish", "refuse", "answer"] },
            title: { description: "That it is to be published under.", ...text(200) },
            reason: { description: "Why it is refused.", ...text(1000) },
          },
        },
        response: {
          200: envelopeSchema(plannedMail, { list: false, description: "The mail as it would be." }),
          404: errorEnvelopeSchema(NO_QUESTION),
          409: errorEnvelopeSchema("The question stands where this cannot be done."),
        },
      },
    },
    async (request, reply) => {
      const planned = await previewMail(services, request.params.id, request.body);
      if (planned === "missing") return reply.code(404).send(failure(NO_QUESTION));
      if (planned === "conflict") return reply.code(409).send(failure(WRONG_STAGE));
      const { mail } = planned;
      const data = { mail: mail ? { recipient: mail.to, subject: mail.subject, text: mail.text } : null };
      return { success: true, data, message: null };
    },
  );

  const addModerationRoute = <Body>({ path, summary, body, run }: ModerationRoute<Body>): void => {
    app.post<{ Params: IdParams }>(
      `/api/admin/questions/:id/${path}`,
      {
        ...requireStaff("question.moderate", siteOfQuestion(services.db)),
        schema: {
          ...adminRoute,
          operationId: `${path}Question`,
          summary,
          params: idParams,
          body,
          response: {
            200: envelopeSchema(questionState, { list: false, description: "Where the question stands now." }),
            404: errorEnvelopeSchema(NO_QUESTION),
            409: errorEnvelopeSchema("The question stands where this cannot be done."),
            422: errorEnvelopeSchema("The answer's HTML is empty or cannot be taken."),
          },
        },
      },
      async (request, reply) => send(reply, await run(services, memberOf(request).id, request.params.id, request.body as Body)),
    );
  };

  addModerationRoute<PublicationChanges>({
    path: "publish",
    summary: "Shows a question to everybody",
    body: { type: "object", additionalProperties: false, properties: { field: text(100), title: text(200), body: text(5000) } },
    run: publishQuestion,
  });
  addModerationRoute<{ reason: string }>({
    path: "refuse",
    summary: "Does not publish a question, or takes it back",
    body: { type: "object", additionalProperties: false, required: ["reason"], properties: { reason: text(1000) } },
    run: (given, actor, id, { reason }) => refuseQuestion(given, actor, id, reason),
  });
  addModerationRoute<{ html: string; unit: string }>({
    path: "answer",
    summary: "Answers a published question, or answers it anew",
    body: { type: "object", additionalProperties: false, required: ["html", "unit"], properties: { html: text(50_000), unit: text(300) } },
    run: answerQuestion,
  });
};

function send(reply: FastifyReply, result: Moderation): FastifyReply {
  switch (result.kind) {
    case "done":
      return reply.send({ success: true, data: { state: result.state }, message: null });
    case "missing":
      return reply.code(404).send(failure(NO_QUESTION));
    case "conflict":
      return reply.code(409).send(failure(WRONG_STAGE));
    case "unsafe":
      return reply.code(422).send(failure("The answer is empty once its HTML is cleaned, or cannot be read; write it in plain HTML."));
  }
}
