/** WordPress's own calls, with the session of a browser: for the preparation. */
import type { APIRequestContext } from "playwright";

export interface Rest {
  /** Makes or changes something. @returns what WordPress answers */
  send<T = { readonly id: number; readonly link: string }>(path: string, body: Readonly<Record<string, unknown>>): Promise<T>;
}

/** @param request of a browser that has signed in */
export async function createRest(origin: string, request: APIRequestContext): Promise<Rest> {
  const nonce = await (await request.get(`${origin}/wp-admin/admin-ajax.php?action=rest-nonce`)).text();
  return {
    async send<T>(path: string, body: Readonly<Record<string, unknown>>) {
      const answer = await request.post(`${origin}/wp-json/wp/v2/${path}`, { headers: { "x-wp-nonce": nonce }, data: body });
      if (!answer.ok()) throw new Error(`WordPress refused ${path}: ${await answer.text()}`);
      return (await answer.json()) as T;
    },
  };
}
