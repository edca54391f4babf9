import { ApiError } from "./api-error.ts";

/** What a call makes of a successful response; `name` is what messages call the request. Rejects with ApiError "shape" where the body is not what the call promises. */
export type ReadBody<T> = (response: Response, name: string) => Promise<T>;

/** A JSON object; every answer of the API is one. */
export const readObject: ReadBody<Readonly<Record<string, unknown>>> = async (response, name) => {
  // As text first: a body that breaks off is a network error, one that does not parse is not.
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw unexpected(response, name, "JSON", cause);
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw unexpected(response, name, "a JSON object");
  return body as Readonly<Record<string, unknown>>;
};

export const readText: ReadBody<string> = (response) => response.text();

export const readImage: ReadBody<Blob> = async (response, name) => {
  if (!response.headers.get("content-type")?.startsWith("image/")) throw unexpected(response, name, "a picture");
  return response.blob();
};

const unexpected = ({ status }: Response, name: string, wanted: string, cause?: unknown): ApiError =>
  new ApiError("shape", `${name} did not answer with ${wanted}. Check that the server address leads to the portal's API.`, {
    status,
    cause,
  });
