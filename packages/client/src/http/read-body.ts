import { ApiError } from "./api-error.ts";

/** What a call makes of a successful response; `name` is what messages call the request. Rejects with ApiError "shape" where the body is not what the call promises. */
export type ReadBody<T> = (response: Response, name: string) => Promise<T>;

/** A JSON object; every answer of the API is one. */
export const readObject: ReadBody<Readonly<Record<string, unknown>>> = async (response, name) => {
  // As text first: a body that breaks off is a network error, one that does not parse is not.
  const text = textOf(await readParts(response, name, MOST_JSON));
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw unexpected(response, name, "JSON", cause);
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw unexpected(response, name, "a JSON object");
  return body as Readonly<Record<string, unknown>>;
};

/**
 * Bytes of JSON: four times the largest HTML that an article may have. A longer answer is a mistake or an attack, and whoever reads it, the
 * portal's server too, would hold all of it in memory, several times over.
 */
const MOST_JSON = 8 * 1024 * 1024;
/** Bytes of a sentence, and of a picture of some characters; a server that sends more sends something else. */
const MOST_TEXT = 64 * 1024;
const MOST_IMAGE = 1024 * 1024;

/** Plain text or JSON. A whole page is a proxy's or a login's, and answers no call. */
export const readText: ReadBody<string> = async (response, name) => {
  if (/html/i.test(response.headers.get("content-type") ?? "")) throw unexpected(response, name, "text");
  return (await readBlob(response, name, MOST_TEXT)).text();
};

/** Of pixels: SVG is a document that may hold scripts. */
export const readImage: ReadBody<Blob> = async (response, name) => {
  const type = /^image\/(?:png|jpeg|gif|webp)\b/i.exec(response.headers.get("content-type") ?? "")?.[0];
  if (type === undefined) throw unexpected(response, name, "a picture");
  return readBlob(response, name, MOST_IMAGE, type.toLowerCase());
};

const readBlob = async (response: Response, name: string, most: number, type = ""): Promise<Blob> =>
  new Blob(await readParts(response, name, most), { type });

/** The body's bytes, as they came. Of what is too long no more is read than that, and nothing where its head says so. */
async function readParts(response: Response, name: string, most: number): Promise<Uint8Array<ArrayBuffer>[]> {
  if (Number(response.headers.get("content-length")) > most) throw tooLong(response, name, most);
  const reader = response.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    // Unpacked by now: Content-Length says how long it was on its way.
    size += part.value.length;
    parts.push(part.value);
    if (size <= most) continue;
    reader?.cancel().catch(() => {});
    throw tooLong(response, name, most);
  }
  return parts;
}

function textOf(parts: readonly Uint8Array<ArrayBuffer>[]): string {
  const decoder = new TextDecoder();
  return parts.map((part) => decoder.decode(part, { stream: true })).join("") + decoder.decode();
}

const tooLong = ({ status }: Response, name: string, most: number): ApiError =>
  new ApiError("shape", `${name} answered with more than ${most / 1024} KB, the most that this call reads; the rest was not read.`, {
    status,
  });

const unexpected = ({ status }: Response, name: string, wanted: string, cause?: unknown): ApiError =>
  new ApiError("shape", `${name} did not answer with ${wanted}. Check that the server address leads to the portal's API.`, {
    status,
    cause,
  });
