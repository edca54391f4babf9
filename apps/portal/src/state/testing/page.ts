/** For tests of the stores: a page, a storage, and an API that says what the test wants. */
import { createHttp, type Http, type KeyValueStorage } from "@portal/client";
import type { PageModel } from "@portal/domain";

export const testPage = (more: Partial<PageModel> = {}): PageModel => ({
  release: "test",
  status: 200,
  kind: "home",
  path: "/",
  language: "vi",
  title: "Bộ Mẫu",
  description: "Mô tả",
  languageSwitch: "/mof",
  alternates: { vi: "/", en: "/mof" },
  site: {
    slug: "btc",
    name: "Bộ Mẫu",
    language: "vi",
    logo: "/static/logo-default.svg",
    logoLink: "/",
    banner: "/static/banner-default.svg",
    menu: [],
    searchLink: "tim-kiem",
    identity: {},
  },
  shell: "default",
  breadcrumb: [{ label: "Bộ Mẫu", href: "/btc" }],
  tree: {
    layoutId: undefined,
    templateId: "t",
    language: "vi",
    root: {
      kind: "region",
      id: "n0",
      className: "t",
      landmark: "main",
      label: undefined,
      heading: undefined,
      surface: "none",
      children: [],
    },
  },
  content: {},
  tags: [],
  ...more,
});

export function testStorage(entries: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

/** Answers every call with this body; an Error is a network that is down. `logged` are the messages that went to the log. */
export function testHttp(body: object | Error): { readonly http: Http; readonly logged: string[]; readonly paths: string[] } {
  const logged: string[] = [];
  const paths: string[] = [];
  const http = createHttp({
    base: "http://portal.test/api/",
    fetch: async (input) => {
      paths.push((input instanceof Request ? input.url : input.toString()).replace("http://portal.test/api/", ""));
      if (body instanceof Error) throw body;
      return Response.json(body);
    },
    redirect: "follow",
    timeout: 1000,
    retries: 0,
    session: undefined,
    log: (message) => void logged.push(message),
  });
  return { http, logged, paths };
}
