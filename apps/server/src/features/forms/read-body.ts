import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyRequest } from "fastify";
import type { UploadedFile } from "./action.ts";
import type { FormStorage } from "./form-storage.ts";

/** What came with a form, before anyone checked it. */
export interface FormBody {
  /** The first value under a name; others are not looked at. */
  readonly field: (name: string) => string | undefined;
  readonly files: readonly ReceivedFile[];
  /** Deletes the temporary files. */
  readonly clean: () => Promise<void>;
}

export interface ReceivedFile extends UploadedFile {
  /** Hex, of what was received. */
  readonly sha256: string;
  /** Larger than any form takes; what is over was not kept. */
  readonly isCut: boolean;
}

/** @throws where the body broke off, or is none; nothing of it is left then */
export async function readBody(request: FastifyRequest, storage: FormStorage): Promise<FormBody> {
  if (request.body instanceof URLSearchParams) {
    const fields = request.body;
    return { field: (name) => fields.get(name) ?? undefined, files: [], clean: async () => {} };
  }
  if (!request.isMultipart()) return { field: () => undefined, files: [], clean: async () => {} };
  return readMultipart(request, storage);
}

async function readMultipart(request: FastifyRequest, storage: FormStorage): Promise<FormBody> {
  const fields = new Map<string, string>();
  const files: ReceivedFile[] = [];
  let folder: string | undefined;
  let reserved = 0;
  const reserve = (bytes: number): boolean => {
    reserved += bytes;
    return storage.reserve(bytes);
  };
  const clean = async (): Promise<void> => {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    storage.release(reserved);
    reserved = 0;
  };
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") {
        if (typeof part.value === "string" && !fields.has(part.fieldname)) fields.set(part.fieldname, part.value);
      } else if (part.filename === "" || part.fieldname !== "attachment") {
        part.file.resume(); // a file field that was left empty, or one that no form has
      } else {
        folder ??= await mkdtemp(join(tmpdir(), "portal-form-"));
        files.push(await receive(part, join(folder, String(files.length)), reserve));
      }
    }
  } catch (error) {
    await clean();
    throw isOurs(error) ? error : new BadBody("This is no form, or only a part of one; open the page again and send it from there.", 400);
  }
  return { field: (name) => fields.get(name), files, clean };
}

/** A body that is refused; `message` says why, for its sender. */
export class BadBody extends Error {
  readonly statusCode: number;
  constructor(message: string, statusCode: number) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** A limit of ours, or a failure of the machine; what is left is the parser's, about what a stranger sent. */
const isOurs = (error: unknown): boolean => error instanceof Error && ("statusCode" in error || "errno" in error);

interface FilePart {
  readonly filename: string;
  readonly file: NodeJS.ReadableStream & { readonly truncated: boolean };
}

async function receive({ filename, file }: FilePart, path: string, reserve: (bytes: number) => boolean): Promise<ReceivedFile> {
  const hash = createHash("sha256");
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      if (reserve(chunk.length)) done(null, chunk);
      else done(new BadBody("The files of forms under way hold all the room that they may; send it again in a minute.", 503));
    },
  });
  await pipeline(file, measure, createWriteStream(path, { mode: 0o600 }));
  return { name: filename, path, bytes, sha256: hash.digest("hex"), isCut: file.truncated };
}
