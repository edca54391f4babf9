/** Calls on comments on change sets. */
import { type ChangeSetComment, envelopeSchema } from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { RecordKey } from "../../content/records.ts";
import { memberOf, requireStaff } from "../staff/require-staff.ts";
import { type Comment, listComments, markComment, removeComment, writeComment } from "./comments.ts";
import { editingRefusals, sendRefusal } from "./refusal-answers.ts";
import type { EditingTools } from "./tools.ts";
import * as wire from "./wire.ts";

interface SetParams {
  readonly id: string;
}

interface CommentParams extends SetParams {
  readonly comment: string;
}

const setParams = { type: "object", required: ["id"], properties: { id: wire.uuid } };
const commentParams = { type: "object", required: ["id", "comment"], properties: { id: wire.uuid, comment: wire.uuid } };
const nullable = { type: ["string", "null"] };
const moment = { type: "string", format: "date-time" };
const tags = ["administration"];

const commentSchema = {
  type: "object",
  required: ["id", "record", "text", "author", "authorName", "writtenAt", "doneAt", "doneByName"],
  properties: {
    id: wire.uuid,
    record: {
      description: "That it is about; null: the set as a whole.",
      type: ["object", "null"],
      required: ["kind", "key", "isInSet"],
      properties: {
        kind: wire.kindSchema,
        key: wire.keySchema,
        isInSet: { description: "false: it was taken out since.", type: "boolean" },
      },
    },
    text: { type: "string" },
    author: wire.uuid,
    authorName: { description: "null: the account was deleted.", ...nullable },
    writtenAt: moment,
    doneAt: { description: "null: it is open.", ...moment, ...nullable },
    doneByName: { description: "null: it is open, or the account was deleted.", ...nullable },
  },
};

const show = ({ id, kind, key, isInSet, text, author, authorName, writtenAt, doneAt, doneByName }: Comment): ChangeSetComment => ({
  id,
  record: kind === null || key === null ? null : { kind, key, isInSet },
  text,
  author,
  authorName,
  writtenAt: writtenAt.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
  doneByName,
});

export const commentRoutes: FastifyPluginAsync<{ readonly tools: EditingTools }> = async (app, { tools }) => {
  const { db } = tools;
  app.setErrorHandler((error, _request, reply) => sendRefusal(reply, error));
  const response = { 200: envelopeSchema(commentSchema, { list: false, description: "The comment as it is now." }), ...editingRefusals };

  app.get<{ Params: SetParams }>(
    "/api/admin/change-sets/:id/comments",
    {
      ...requireStaff("record.read", "somewhere"),
      schema: {
        tags,
        operationId: "listComments",
        summary: "What was said of a change set, oldest first",
        params: setParams,
        response: {
          200: envelopeSchema(commentSchema, {
            list: true,
            description: "All of it, but of records of sites where the caller has no role.",
          }),
          ...editingRefusals,
        },
      },
    },
    async (request) => {
      const comments = await listComments(db, memberOf(request), request.params.id);
      return { success: true, data: comments.map(show), message: null, total: comments.length };
    },
  );

  const writing = {
    ...requireStaff("changeSet.comment", "somewhere"),
    schema: {
      tags,
      description: "Until the set is published. Those who wrote the set get a mail, without the text.",
      body: wire.body(["text"], { text: wire.longTextSchema }),
      response,
    },
  };
  app.post<{ Params: SetParams; Body: { text: string } }>(
    "/api/admin/change-sets/:id/comments",
    {
      ...writing,
      schema: {
        ...writing.schema,
        operationId: "writeComment",
        summary: "Says something of a change set to those who read it",
        params: setParams,
      },
    },
    async (request) => {
      const comment = await writeComment(db, tools, memberOf(request), { ...request.params, ...request.body, about: undefined });
      return { success: true, data: show(comment), message: null };
    },
  );
  app.post<{ Params: SetParams & RecordKey; Body: { text: string } }>(
    "/api/admin/change-sets/:id/records/:kind/:key/comments",
    {
      ...writing,
      schema: {
        ...writing.schema,
        operationId: "writeRecordComment",
        summary: "Says something of a record that a change set holds",
        params: {
          type: "object",
          required: ["id", "kind", "key"],
          properties: { id: wire.uuid, kind: wire.kindSchema, key: wire.keySchema },
        },
      },
    },
    async (request) => {
      const { id, kind, key } = request.params;
      const comment = await writeComment(db, tools, memberOf(request), { id, ...request.body, about: { kind, key } });
      return { success: true, data: show(comment), message: null };
    },
  );

  app.delete<{ Params: CommentParams }>(
    "/api/admin/change-sets/:id/comments/:comment",
    {
      ...requireStaff("changeSet.comment", "somewhere"),
      schema: {
        tags,
        operationId: "removeComment",
        summary: "Removes one's own comment for good",
        params: commentParams,
        response: { 200: envelopeSchema({ type: "object" }, { list: false, description: "It is gone." }), ...editingRefusals },
      },
    },
    async (request) => {
      await removeComment(db, memberOf(request), request.params);
      return { success: true, data: {}, message: null };
    },
  );

  for (const [name, isDone, operationId, summary] of [
    ["done", true, "markCommentDone", "Marks a comment as done"],
    ["reopen", false, "reopenComment", "Opens a comment again"],
  ] as const)
    app.post<{ Params: CommentParams }>(
      `/api/admin/change-sets/:id/comments/:comment/${name}`,
      {
        ...requireStaff("changeSet.comment", "somewhere"),
        schema: {
          tags,
          operationId,
          summary,
          description: "For who wrote it, and who may submit the set.",
          params: commentParams,
          body: wire.body([], {}),
          response,
        },
      },
      async (request) => {
        const comment = await markComment(db, memberOf(request), { ...request.params, isDone });
        return { success: true, data: show(comment), message: null };
      },
    );
};
