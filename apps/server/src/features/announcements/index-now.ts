import type { Config } from "../../config/config.ts";
import type { Poster } from "./post.ts";
import type { Target } from "./targets.ts";

/** Where the key stands that shows whose portal it is. */
export const keyPath = (key: string): string => `/${key}.txt`;

interface IndexNowOptions extends NonNullable<Config["indexNow"]> {
  readonly origin: string;
  readonly poster: Poster;
}

/** Search engines that take part in IndexNow (indexnow.org): they are notified of addresses, changed and withdrawn ones alike. */
export const indexNow = ({ url, key, origin, poster }: IndexNowOptions): Target => ({
  name: "indexnow",
  async notify(announced, signal) {
    const ids = announced.map(({ id }) => id);
    const urlList = [...new Set(announced.flatMap(({ path }) => (path === undefined ? [] : [origin + path])))];
    if (urlList.length === 0) return { notified: ids, failure: undefined };
    const body = JSON.stringify({ host: new URL(origin).host, key, keyLocation: origin + keyPath(key), urlList });
    const refusal = await poster.post(url, { body, type: "application/json; charset=utf-8", signal });
    return refusal ? { notified: [], failure: refusal.reason } : { notified: ids, failure: undefined };
  },
});
