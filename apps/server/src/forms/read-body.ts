import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyRequest } from "fastify";
import type { UploadedFile } from "./action.ts";

/** What came with a form, before anybody judged it. */
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

/** @throws where the body broke off; nothing of it is left then */
export async function readBody(request: FastifyRequest): Promise<FormBody> {
  if (request.body instanceof URLSearchParams) {
    const fields = request.body;
    return { field: (name) => fields.get(name) ?? undefined, files: [], clean: async () => {} };
  }
  if (!request.isMultipart()) return { field: () => undefined, files: [], clean: async () => {} };
  return readMultipart(request);
}

async function readMultipart(request: FastifyRequest): Promise<FormBody> {
  const fields = new Map<string, string>();
  const files: ReceivedFile[] = [];
  let folder: string | undefined;
  const clean = async (): Promise<void> => {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  };
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") {
        if (typeof part.value === "string" && !fields.has(part.fieldname)) fields.set(part.fieldname, part.value);
      } else if (part.filename === "" || part.fieldname !== "attachment") {
        part.file.resume(); // a file field that was left empty, or one that no form has
      } else {
        folder ??= await mkdtemp(join(tmpdir(), "portal-form-"));
        files.push(await receive(part, join(folder, String(files.length))));
      }
    }
  } catch (error) {
    await clean();
    throw error;
  }
  return { field: (name) => fields.get(name), files, clean };
}

interface FilePart {
  readonly filename: string;
  readonly file: NodeJS.ReadableStream & { readonly truncated: boolean };
}

async function receive({ filename, file }: FilePart, path: string): Promise<ReceivedFile> {
  const hash = createHash("sha256");
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(file, measure, createWriteStream(path, { mode: 0o600 }));
  return { name: filename, path, bytes, sha256: hash.digest("hex"), isCut: file.truncated };
}
