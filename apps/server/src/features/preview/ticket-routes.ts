import { emptyEnvelopeSchema, type Envelope, envelopeSchema } from "@portal/contracts";
import { PREVIEW_SEGMENT } from "@portal/domain";
import type { FastifyPluginAsync } from "fastify";
import type { Services } from "../../services.ts";
import { findChangeSet, requireOnSet } from "../editing/change-set-store.ts";
import { type Actor, Refused } from "../editing/refused.ts";
import { momentOf, uuid } from "../editing/wire.ts";
import { editingRefusals, sendRefusal } from "../editing/refusal-answers.ts";
import { memberOf, requireStaff } from "../staff/require-staff.ts";
import { changeSetOfLink, listLinks, makeTicket, type NewTicket, type PreviewLink, revokeLink } from "./tickets.ts";

const tags = ["administration"];
const moment = { type: "string", format: "date-time" };
const asOf = { description: "The moment that it shows; omitted: that of each request.", ...moment };
const idParams = { type: "object", required: ["id"], properties: { id: uuid } };
const link = {
  type: "object",
  required: ["id", "changeSetId", "asOf", "madeBy", "madeAt", "expiresAt"],
  properties: {
    id: uuid,
    changeSetId: uuid,
    asOf: { description: "The moment that it shows; null: that of each request.", type: ["string", "null"], format: "date-time" },
    madeBy: { description: "Id of an account.", ...uuid },
    madeAt: moment,
    expiresAt: moment,
  },
};
const made = {
  type: "object",
  required: ["id", "path", "expiresAt"],
  properties: { id: uuid, path: { description: "Path of the preview's home; answered this once.", type: "string" }, expiresAt: moment },
};

/** Hours; longer than any session. */
const SESSION_HOURS = 12;
/** Hours; a link is for those who have no account here. */
const LONGEST = 30 * 24;
const HOUR = 3600;

interface Made {
  readonly id: string;
  readonly path: string;
  readonly expiresAt: string;
}

const show = ({ id, ticket, expiresAt }: NewTicket): Envelope<Made> => ({
  success: true,
  data: { id, path: `/${PREVIEW_SEGMENT}/${ticket}/`, expiresAt: expiresAt.toISOString() },
  message: null,
});
const shownAt = (text: string | undefined): Date | undefined => (text === undefined ? undefined : momentOf(text));

/** Previews of change sets: for one's own session, and links for others. */
export const previewTicketRoutes: FastifyPluginAsync<Pick<Services, "db">> = async (app, { db }) => {
  app.setErrorHandler((error, _request, reply) => sendRefusal(reply, error));
  const requireSet = async (actor: NonNullable<Actor>, action: "preview.make" | "preview.share", id: string): Promise<void> => {
    const set = await findChangeSet(db, id);
    if (!set) throw new Refused("not-found", "There is no such change set.");
    await requireOnSet(db, actor, action, set);
  };

  app.post<{ Params: { id: string }; Body: { asOf?: string; side: "before" | "after" }; Reply: Envelope<Made> }>(
    "/api/admin/change-sets/:id/previews",
    {
      ...requireStaff("preview.make", "somewhere"),
      schema: {
        tags,
        operationId: "makePreview",
        summary: "Opens a preview of a change set, for the caller's session alone",
        params: idParams,
        body: {
          type: "object",
          additionalProperties: false,
          properties: {
            asOf,
            side: {
              description: "before: the portal without the change set, to be seen beside the preview with it.",
              type: "string",
              enum: ["before", "after"],
              default: "after",
            },
          },
        },
        response: { 200: envelopeSchema(made, { list: false, description: "Where it is." }), ...editingRefusals },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const changeSetId = request.params.id;
      await requireSet(member, "preview.make", changeSetId);
      const shown = shownAt(request.body.asOf);
      const isBefore = request.body.side === "before";
      const { id: madeBy, sessionId } = member;
      return show(await makeTicket(db, { changeSetId, asOf: shown, isBefore, sessionId, madeBy, lifetime: SESSION_HOURS * HOUR }));
    },
  );

  app.get<{ Params: { id: string }; Reply: Envelope<readonly PreviewLink[]> }>(
    "/api/admin/change-sets/:id/preview-links",
    {
      ...requireStaff("preview.share", "somewhere"),
      schema: {
        tags,
        operationId: "listPreviewLinks",
        summary: "Links to previews of a change set that open one still",
        params: idParams,
        response: {
          200: envelopeSchema(link, { list: true, description: "The links, newest first; their addresses are stored nowhere." }),
          ...editingRefusals,
        },
      },
    },
    async (request) => {
      await requireSet(memberOf(request), "preview.share", request.params.id);
      const links = await listLinks(db, request.params.id);
      return { success: true, data: links, message: null, total: links.length };
    },
  );

  app.post<{ Params: { id: string }; Body: { asOf?: string; hours: number }; Reply: Envelope<Made> }>(
    "/api/admin/change-sets/:id/preview-links",
    {
      ...requireStaff("preview.share", "somewhere"),
      schema: {
        tags,
        operationId: "makePreviewLink",
        summary: "Makes a link to a preview of a change set",
        description:
          "Whoever has the link sees the whole portal as it would be, until it runs out or is revoked, or its maker may not share the set any more.",
        params: idParams,
        body: {
          type: "object",
          additionalProperties: false,
          required: ["hours"],
          properties: { asOf, hours: { description: "For how long it opens the preview.", type: "integer", minimum: 1, maximum: LONGEST } },
        },
        response: { 200: envelopeSchema(made, { list: false, description: "Where it is." }), ...editingRefusals },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const changeSetId = request.params.id;
      await requireSet(member, "preview.share", changeSetId);
      const { asOf: shown, hours } = request.body;
      const lifetime = hours * HOUR;
      return show(
        await makeTicket(db, { changeSetId, asOf: shownAt(shown), isBefore: false, sessionId: undefined, madeBy: member.id, lifetime }),
      );
    },
  );

  app.delete<{ Params: { id: string }; Reply: Envelope<null> }>(
    "/api/admin/preview-links/:id",
    {
      ...requireStaff("preview.share", "somewhere"),
      schema: {
        tags,
        operationId: "revokePreviewLink",
        summary: "Takes a link back: it opens nothing any more",
        params: idParams,
        response: {
          200: emptyEnvelopeSchema("It is revoked."),
          ...editingRefusals,
        },
      },
    },
    async (request) => {
      const { id } = request.params;
      const changeSetId = await changeSetOfLink(db, id);
      if (changeSetId === undefined) throw new Refused("not-found", "There is no such link that opens a preview.");
      await requireSet(memberOf(request), "preview.share", changeSetId);
      await revokeLink(db, memberOf(request).id, id);
      return { success: true, data: null, message: null };
    },
  );
};
