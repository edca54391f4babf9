/** A member of staff who changes articles by the calls of administration, signed in past the second factor that a program has none of. */
import { createHash, randomBytes } from "node:crypto";
import pg from "pg";

export interface Editor {
  readonly origin: string;
  /** Value of the cookie `__Host-staff`. */
  readonly token: string;
  /** @returns the id of a change set that is empty */
  begin(title: string): Promise<string>;
  /** Slugs of articles of the ministry's site, those of a category first. */
  articles(category: string, count: number): Promise<readonly string[]>;
  /** @returns the id of a change set that gives articles other titles */
  retitle(slugs: readonly string[]): Promise<string>;
  /** @returns the path of a preview of the change set, for whoever has it */
  preview(changeSet: string): Promise<string>;
  /** @returns an approved change set that gives articles other titles */
  approve(slugs: readonly string[]): Promise<Approved>;
  /** @returns an approved change set with a new article, like another one, that is public from its publication on */
  approveNew(slug: string, like: string): Promise<Approved>;
  /** Reads a part of the list of records. @param query of the call */
  list(query: string): Promise<ListedPart>;
  /** @returns milliseconds */
  publish(set: Approved): Promise<number>;
  close(): Promise<void>;
}

interface Approved {
  readonly id: string;
  readonly version: string;
}

export interface ListedPart {
  readonly ms: number;
  readonly records: number;
  /** What asks for the next part; null: there is none. */
  readonly next: string | null;
}

interface Reply {
  readonly data: Readonly<Record<string, unknown>>;
  readonly tag: string;
}

export async function signInEditor(origin: string, connectionString: string): Promise<Editor> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const token = randomBytes(32).toString("base64url");
  await client.query(
    `insert into staff_session (hash, account_id, kind, expires_at, second_factor_at, step_up_at)
     select $1, id, 'browser', now() + interval '1 hour', now(), now() from account where role = 'administrator' limit 1`,
    [createHash("sha256").update(token).digest()],
  );
  const headers = {
    cookie: `__Host-staff=${token}`,
    "portal-staff": "1",
    "sec-fetch-site": "same-origin",
    "content-type": "application/json",
  };

  const call = async (method: string, path: string, body?: object, version?: string): Promise<Reply> => {
    const response = await fetch(`${origin}/api/admin/${path}`, {
      method,
      headers: { ...headers, ...(version === undefined ? {} : { "if-match": version }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${text}`);
    return { data: (JSON.parse(text) as Reply).data, tag: response.headers.get("etag") ?? "" };
  };

  const begin: Editor["begin"] = async (title) => String((await call("POST", "change-sets", { title })).data["id"]);
  let titles = 0;
  const retitle: Editor["retitle"] = async (slugs) => {
    const id = await begin("Đổi tiêu đề");
    for (const slug of slugs) {
      const { data: live } = await call("GET", `records/article/${slug}`);
      titles += 1;
      const record = { ...(live["record"] as object), title: `Tiêu đề đã đổi ${titles}` };
      await call("PUT", `change-sets/${id}/records/article/${slug}`, { record, baseHash: live["hash"] }, '"0"');
    }
    return id;
  };

  const approved = async (id: string): Promise<Approved> => {
    const { tag } = await call("GET", `change-sets/${id}`);
    await call("POST", `change-sets/${id}/submit`, {}, tag);
    const seen = await call("GET", `change-sets/${id}`);
    const { tag: version } = await call("POST", `change-sets/${id}/approve`, { digest: seen.data["digest"] }, seen.tag);
    return { id, version };
  };

  return {
    origin,
    token,
    begin,
    retitle,
    async articles(category, count) {
      const { rows } = await client.query<{ slug: string }>(
        `select a.slug from article a join category c on c.id = a.category_id join site s on s.id = a.site_id
         where s.slug = 'btc' and a.published_at <= now() order by (c.slug = $1) desc, a.published_at desc limit $2`,
        [category, count],
      );
      return rows.map(({ slug }) => slug);
    },
    async list(query) {
      const since = performance.now();
      const response = await fetch(`${origin}/api/admin/records?${query}`, { headers });
      const text = await response.text();
      const ms = performance.now() - since;
      if (!response.ok) throw new Error(`records?${query} was answered ${response.status}: ${text}`);
      const { data, next } = JSON.parse(text) as { data: readonly object[]; next: string | null };
      return { ms, records: data.length, next };
    },
    async preview(changeSet) {
      const { data } = await call("POST", `change-sets/${changeSet}/preview-links`, { hours: 1 });
      return String(data["path"]);
    },
    approve: async (slugs) => approved(await retitle(slugs)),
    async approveNew(slug, like) {
      const id = await begin("Bài mới");
      const { data: live } = await call("GET", `records/article/${like}`);
      const record = { ...(live["record"] as object), slug, publishedAt: new Date().toISOString(), counterpart: undefined };
      await call("PUT", `change-sets/${id}/records/article/${slug}`, { record, baseHash: null }, '"0"');
      return approved(id);
    },
    async publish({ id, version }) {
      const since = performance.now();
      await call("POST", `change-sets/${id}/publish`, {}, version);
      return performance.now() - since;
    },
    close: () => client.end(),
  };
}
