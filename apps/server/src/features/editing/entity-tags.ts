/** Versions in headers: `if-match` of a write, `etag` of an answer. */
import type { FastifyRequest } from "fastify";

/** A write without the version that was seen. */
class VersionMissing extends Error {
  readonly statusCode = 428;
}

/** The version that a write is for. @throws where the header is missing or names none */
export function expectedVersion(request: FastifyRequest): number {
  const [, version] = /^"(\d{1,9})"$/.exec(request.headers["if-match"] ?? "") ?? [];
  if (version === undefined)
    throw new VersionMissing('Say the version that was seen, as in `if-match: "3"`; of a draft that there is none of yet, "0".');
  return Number(version);
}

/** In the description of calls that `expectedVersion` reads: one without it is answered there, with 428. */
export const ifMatch = {
  headers: {
    type: "object",
    properties: {
      "if-match": {
        description: 'The version that was seen, as `etag` names it; "0" of a draft that there is none of yet. Needed.',
        type: "string",
        examples: ['"3"'],
      },
    },
  },
};

/** The schema of an answer that says the version of what it holds. */
export const tagged = (answer: object): object => ({
  ...answer,
  headers: { etag: { description: "The version, as `if-match` names it.", type: "string" } },
});

export const entityTag = (version: number): string => `"${version}"`;
