import type { PublicIp } from "@portal/contracts";
import type { Http } from "../http/http.ts";
import { readObject } from "../http/read-body.ts";
import { type Answer, answer } from "./answer.ts";

/** The visitor's address, as our own server sees it. Failures are logged only (specification §8); the value is "" then. */
export const getPublicIp = (http: Http): Promise<Answer<PublicIp["ip"]>> =>
  answer(
    http,
    { path: "public-ip", read: readObject, signal: undefined },
    { empty: "", pick: ({ ip }) => (typeof ip === "string" ? ip : ""), logged: true },
  );
