/** Calls of editing over HTTP, as members of staff make them. */
import { expect } from "vitest";
import type { TestStaff } from "../../../testing/staff.ts";
import type { TestApp } from "../../../testing/test-app.ts";

export interface Answer {
  readonly status: number;
  readonly tag: string | undefined;
  readonly data: Readonly<Record<string, unknown>>;
  readonly total: number;
  readonly text: string;
}

export function staffCalls(current: () => TestApp) {
  const call = async (
    who: TestStaff,
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    payload?: object,
    version?: string,
  ): Promise<Answer> => {
    const answer = await current().app.inject({
      method,
      url: `/api/admin/${path}`,
      headers: { ...who.headers, ...(version === undefined ? {} : { "if-match": version }) },
      ...(payload ? { payload } : {}),
    });
    const { data, total } = answer.json<{ data: Answer["data"]; total: number }>();
    return { status: answer.statusCode, tag: answer.headers.etag, data, total, text: answer.body };
  };
  const open = async (who: TestStaff): Promise<string> => String((await call(who, "POST", "change-sets", { title: "Sửa" })).data["id"]);
  /** A draft of a record that the set holds none of yet. */
  const put = async (
    who: TestStaff,
    id: string,
    name: string,
    body: { readonly record: object | null; readonly formerKey?: string },
  ): Promise<Answer> => {
    const [kind = "", ...key] = name.split("/");
    const path = (of: string): string => `records/${kind}/${encodeURIComponent(of)}`;
    const live = await call(who, "GET", path(body.formerKey ?? key.join("/")));
    const baseHash = live.status === 200 ? live.data["hash"] : null;
    return call(who, "PUT", `change-sets/${id}/${path(key.join("/"))}`, { ...body, baseHash }, '"0"');
  };
  /** An act on the set as it is. */
  const act = async (who: TestStaff, id: string, name: string, body: object = {}): Promise<Answer> => {
    const { tag, data } = await call(who, "GET", `change-sets/${id}`);
    return call(who, "POST", `change-sets/${id}/${name}`, name === "approve" ? { digest: data["digest"] } : body, tag);
  };
  return {
    call,
    open,
    put,
    act,
    /** Submits, approves and publishes. */
    publish: async (who: TestStaff, id: string): Promise<void> => {
      for (const name of ["submit", "approve", "publish"]) expect(await act(who, id, name), name).toMatchObject({ status: 200 });
    },
    /** A record as visitors read it. */
    live: async (who: TestStaff, name: string): Promise<Readonly<Record<string, unknown>>> => {
      const [kind = "", ...key] = name.split("/");
      return (await call(who, "GET", `records/${kind}/${encodeURIComponent(key.join("/"))}`)).data["record"] as Answer["data"];
    },
  };
}
