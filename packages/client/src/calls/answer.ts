import { ApiError } from "../http/api-error.ts";
import type { Call, Http } from "../http/http.ts";

/** What a call brought. A failure never throws: its value is the empty one of specification §8. */
export interface Answer<T> {
  readonly value: T;
  /** Why the value is empty; its message is for stores and logs, never for visitors. */
  readonly failure: ApiError | undefined;
}

export type Body = Readonly<Record<string, unknown>>;

interface Reading<B, T> {
  readonly empty: T;
  readonly pick: (body: B) => T;
  /** Whether failures are logged; else the store keeps their message. */
  readonly logged: boolean;
}

/** @throws only the signal's reason where the caller left */
export async function answer<B, T>(http: Http, call: Call<B>, { empty, pick, logged }: Reading<B, T>): Promise<Answer<T>> {
  try {
    return { value: pick(await http.send(call)), failure: undefined };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (logged && error.kind !== "refused") http.log(error.message, error);
    return { value: empty, failure: error };
  }
}

/** An answer in the envelope. */
export const answerEnvelope = <T>(http: Http, call: Call<Body>, reading: Reading<Body, T>): Promise<Answer<T>> =>
  answer(http, call, {
    ...reading,
    pick: (body) => {
      if (body["success"] === true) return reading.pick(body);
      throw refusal(http, call.path, body);
    },
  });

/** What `success: false` becomes: the server's words go to the log and nowhere else (specification §8). */
export function refusal(http: Http, path: string, body: Body): ApiError {
  const said = typeof body["message"] === "string" ? body["message"].slice(0, 500) : "no reason given";
  http.log(`${path} was refused: ${said}`);
  return new ApiError("refused", "The server refused the call; its own words are in the log.");
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The entries that are objects. */
export const recordsIn = (data: unknown): readonly unknown[] => (Array.isArray(data) ? data.filter(isRecord) : []);

/** "slug=a%20b": total, unlike encodeURIComponent, for any string. */
export const query = (values: Readonly<Record<string, string>>): string => new URLSearchParams(values).toString();
