import { CallFailed } from "../calls/call.ts";
import { beginDraft, type DraftName, readDraft } from "./draft-store.ts";
import { upload, type Uploaded } from "./upload.ts";

export interface FilePlace {
  readonly changeSetId: string;
  /** "": none. */
  readonly folder: string;
}

/** There is another file of that name. */
export const isTaken = (error: unknown): boolean => error instanceof CallFailed && error.status === 412;

/** Puts a file into a change set, under its own name; the same file once more changes nothing. @returns its key. @throws CallFailed; `isTaken` where another one has that name */
export async function putFile(place: FilePlace, file: File, onProgress: (sent: number) => void): Promise<string> {
  const uploaded = await upload(file, onProgress);
  const draft = draftOf(place, file.name);
  try {
    await begin(draft, uploaded);
  } catch (error) {
    if (!isTaken(error) || !(await holds(draft, uploaded))) throw error;
  }
  return draft.key;
}

/** Names that are tried. */
const TRIES = 20;

/** Puts a file into a change set: "ảnh-2.png" where another one is called "ảnh.png" already. @returns its key. @throws CallFailed */
export async function putNewFile(place: FilePlace, file: File, onProgress: (sent: number) => void): Promise<string> {
  const uploaded = await upload(file, onProgress);
  const [, stem = "", ending = ""] = /^(.*?)(\.[^.]*)?$/su.exec(file.name) ?? [];
  for (let number = 1; ; number += 1) {
    const draft = draftOf(place, number === 1 ? file.name : `${stem}-${number}${ending}`);
    try {
      await begin(draft, uploaded);
      return draft.key;
    } catch (error) {
      if (!isTaken(error) || number === TRIES) throw error;
    }
  }
}

interface FileDraft extends DraftName {
  readonly path: string;
}

function draftOf({ changeSetId, folder }: FilePlace, fileName: string): FileDraft {
  const path = `${folder === "" ? "" : `${folder}/`}${fileName}`;
  return { changeSetId, kind: "file", key: path.toLowerCase(), path };
}

const begin = ({ path, ...name }: FileDraft, { sha256, contentType }: Uploaded): Promise<unknown> =>
  beginDraft(name, { record: { path, contentType, sha256 }, baseHash: null });

/** Whether the change set has a draft of these bytes. */
async function holds(name: DraftName, { sha256 }: Uploaded): Promise<boolean> {
  const { record, version } = await readDraft(name);
  return version > 0 && record["sha256"] === sha256;
}
