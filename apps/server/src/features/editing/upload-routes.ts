/** The call for the bytes of a file, which come before a draft names them. */
import { Readable } from "node:stream";
import { envelopeSchema } from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { Services } from "../../services.ts";
import { memberOf, requireStaff } from "../staff/require-staff.ts";
import { receiveUpload, tooLarge, UPLOAD_BYTES, type UploadTools } from "./receive-upload.ts";
import { refusalSchema } from "./refusal-answers.ts";
import { RefusedUpload } from "./upload-types.ts";
import { NO_NUL } from "./wire.ts";

/** Milliseconds; a file may come over a slow line. */
const TIMEOUT = 120_000;

const pixels = { description: "Of a picture, in pixels as it is shown.", type: ["integer", "null"] };
const uploaded = {
  type: "object",
  required: ["sha256", "size", "contentType", "width", "height"],
  properties: {
    sha256: { description: "What a draft of the file names.", type: "string" },
    size: { type: "integer" },
    contentType: { description: "What a draft of the file says.", type: "string" },
    width: pixels,
    height: pixels,
  },
};

export const uploadRoutes: FastifyPluginAsync<UploadTools & Pick<Services, "limits">> = async (app, { limits, ...tools }) => {
  app.addHook("onRoute", (route) => {
    route.handlerTimeout = TIMEOUT;
  });
  app.setErrorHandler((error, request, reply) => {
    // What is left of it is not read.
    if (!request.raw.complete) reply.header("connection", "close");
    if (!(error instanceof RefusedUpload)) throw error;
    const { statusCode, message, reason } = error;
    return reply.code(statusCode).send({ success: false, data: { code: "invalid", details: { reason } }, message });
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, content, done) => done(null, content));

  app.post<{ Querystring: { name: string } }>(
    "/api/admin/uploads",
    {
      ...requireStaff("file.upload", "somewhere"),
      onRequest: async ({ headers }) => {
        if (Number(headers["content-length"] ?? 0) > UPLOAD_BYTES) throw tooLarge();
      },
      schema: {
        tags: ["administration"],
        operationId: "uploadFile",
        summary: "Takes the bytes of a file, which a draft then names by their hash",
        description: `The body is the file, of ${UPLOAD_BYTES / 1024 / 1024} MB at most; the same bytes are stored once. They are not public before a record that names them is, and are removed where nothing has named them for a day.`,
        querystring: {
          type: "object",
          required: ["name"],
          properties: {
            name: { description: "Its name, whose ending says its type.", type: "string", minLength: 1, maxLength: 400, pattern: NO_NUL },
          },
        },
        body: { content: { "*/*": { schema: { type: "string", format: "binary" } } } },
        response: {
          200: envelopeSchema(uploaded, { list: false, description: "What was stored." }),
          400: refusalSchema("The request is wrong, or its body was cut."),
          413: refusalSchema("The file is too large."),
          415: refusalSchema("Files of this type are not taken, or the name and the declared type say two things."),
          422: refusalSchema("The content is not what the type says, damaged, or made to harm."),
          429: refusalSchema("Too many files within the hour."),
          503: refusalSchema("Too many files are under way."),
          507: refusalSchema("Files that no draft names hold all the room that they may."),
        },
      },
    },
    async (request, reply) => {
      const { id } = memberOf(request);
      const counted = await limits.consume("uploadAccount", id);
      if (!counted.ok) {
        reply.header("retry-after", counted.retryAfter);
        throw new RefusedUpload("too-many", "Too many files were uploaded within the hour; the header retry-after says when to go on.");
      }
      const content = request.body instanceof Readable ? request.body : undefined;
      const sent = { name: request.query.name, declared: request.headers["content-type"], content, account: id };
      const { sha256, size, contentType, picture } = await receiveUpload(tools, sent);
      const { width = null, height = null } = picture ?? {};
      return { success: true, data: { sha256, size, contentType, width, height }, message: null };
    },
  );
};
