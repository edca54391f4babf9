import type { Http } from "../http/http.ts";
import { readImage } from "../http/read-body.ts";
import { type Answer, answer, query } from "./answer.ts";

/** The captcha's picture, shown by an object URL (specification §7). Failures are logged; the picture is empty then (specification §8). */
export const getCaptcha = (http: Http, id: string, signal: AbortSignal | undefined): Promise<Answer<Blob>> =>
  answer(
    http,
    { path: `article/get-captcha?${query({ id })}`, headers: { accept: "image/*" }, read: readImage, signal },
    { empty: new Blob(), pick: (picture) => picture, logged: true },
  );
