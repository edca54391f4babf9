/** Parts of schemas that the administrators' routes share. */

export const adminRoute = { tags: ["administration"] };

/** bigint, as a string: no digit is lost. */
export const idSchema = { type: "string", pattern: "^\\d{1,18}$" };

export interface IdParams {
  readonly id: string;
}

export const idParams = { type: "object", required: ["id"], properties: { id: idSchema } };

/** Part of a list's query. */
export const siteQuery = { description: "Slug: only what is of this site.", type: "string", pattern: "^[a-z0-9-]{1,100}$" };

/** A query for a part of a list. */
export const listQuery = (more: Readonly<Record<string, object>>): object => ({
  type: "object",
  properties: {
    offset: { type: "integer", minimum: 0, maximum: 1_000_000, default: 0 },
    limit: { type: "integer", minimum: 1, maximum: 100, default: 50 },
    ...more,
  },
});
