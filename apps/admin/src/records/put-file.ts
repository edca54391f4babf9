import { CallFailed } from "../calls/call.ts";
import { beginDraft } from "./draft-store.ts";
import { upload } from "./upload.ts";

export interface FilePlace {
  readonly changeSetId: string;
  /** "": none. */
  readonly folder: string;
}

/** Puts a file into a change set, under its own name. @returns its key. @throws CallFailed; 412 where there is one of that name */
export async function putFile({ changeSetId, folder }: FilePlace, file: File, onProgress: (sent: number) => void): Promise<string> {
  const { sha256, contentType } = await upload(file, onProgress);
  const path = `${folder === "" ? "" : `${folder}/`}${file.name}`;
  const key = path.toLowerCase();
  await beginDraft({ changeSetId, kind: "file", key }, { record: { path, contentType, sha256 }, baseHash: null });
  return key;
}

/** Names that are tried. */
const TRIES = 20;

/** Puts a file into a change set: "ảnh-2.png" where another one is called "ảnh.png" already. @returns its key. @throws CallFailed */
export async function putNewFile(place: FilePlace, file: File, onProgress: (sent: number) => void): Promise<string> {
  const [, stem = "", ending = ""] = /^(.*?)(\.[^.]*)?$/su.exec(file.name) ?? [];
  for (let number = 1; ; number += 1) {
    const named = number === 1 ? file : new File([file], `${stem}-${number}${ending}`, { type: file.type });
    try {
      return await putFile(place, named, onProgress);
    } catch (error) {
      if (!(error instanceof CallFailed && error.status === 412) || number === TRIES) throw error;
    }
  }
}
