import type { Loaded, PageAnswer } from "@portal/domain";
import { refusal } from "./calls/answer.ts";
import { ApiError } from "./http/api-error.ts";
import type { Http } from "./http/http.ts";
import { readObject } from "./http/read-body.ts";

/**
 * GET /api/page?path=: everything a navigation needs, in one round trip. Anonymous: a page never depends on who is logged in.
 * @param purpose "prefetch": no one sees it yet, and perhaps no one will
 * @throws {ApiError}
 */
export async function fetchPage(http: Http, path: string, signal: AbortSignal, purpose?: "prefetch"): Promise<Loaded> {
  // A page model answers 404 for a page that does not exist, and 410 for one that is gone: its body is an answer, not an error.
  const body = await http.send({
    path: pageCall(path),
    ...(purpose && { headers: { purpose } }),
    accepts: [404, 410],
    anonymous: true,
    read: readObject,
    signal,
  });
  if (body["success"] === false) throw refusal(http, "page", body);
  if (typeof body["redirect"] !== "string" && (typeof body["tree"] !== "object" || typeof body["content"] !== "object"))
    throw new ApiError("shape", "The page's answer has no layout tree.");
  // Same origin, same release (checked by the caller): our own server made it.
  const answer = body as unknown as PageAnswer;
  return "redirect" in answer ? answer : { page: answer };
}

/** Says that a page which was fetched before is shown now: the portal counts its views. What cannot be said is not said again. */
export async function reportShown(http: Http, path: string): Promise<void> {
  const read = async (): Promise<undefined> => undefined;
  await http.send({ path: pageCall(path), head: true, anonymous: true, repeatFor: 0, read, signal: undefined }).catch(() => undefined);
}

const pageCall = (path: string): string => `page?path=${encodeURIComponent(path)}`;
