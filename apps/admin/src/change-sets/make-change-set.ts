import type { ChangeSetView } from "@portal/contracts";
import { call } from "../calls/call.ts";

/** The server's limit. */
export const TITLE_LENGTH = 300;

/** Characters of a record's title in the title of a change set. */
const PART_LENGTH = 200;

/** The title of a record, as part of a change set's, which is one line and has a limit. */
export const titlePart = (title: string): string => oneLine(title).slice(0, PART_LENGTH);

export const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, " ");

/** Makes a change set of a version of a record. @throws CallFailed */
export const restoreVersion = async (version: string, title: string): Promise<ChangeSetView> =>
  (await call<ChangeSetView>(`versions/${version}/restore`, { method: "POST", body: { title } })).data;

/** @param title one line of at most TITLE_LENGTH characters. @returns its id. @throws CallFailed */
export const makeChangeSet = async (title: string): Promise<string> =>
  (await call<ChangeSetView>("change-sets", { method: "POST", body: { title } })).data.id;
