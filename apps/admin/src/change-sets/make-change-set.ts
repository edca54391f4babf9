import type { ChangeSetView } from "@portal/contracts";
import { call } from "../calls/call.ts";

/** The server's limit. */
export const TITLE_LENGTH = 300;

/** @param title one line of at most TITLE_LENGTH characters. @returns its id. @throws CallFailed */
export const makeChangeSet = async (title: string): Promise<string> =>
  (await call<ChangeSetView>("change-sets", { method: "POST", body: { title } })).data.id;
