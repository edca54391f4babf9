import type { Parameter } from "@portal/contracts";
import type { Http } from "../http/http.ts";
import { readObject } from "../http/read-body.ts";
import { type Answer, answerEnvelope, recordsIn } from "./answer.ts";

/** Group of the parameters that the portal reads at start (specification §7). */
const START_TYPE = 2;

/** Failures are logged only (specification §8). */
export const getParameters = (http: Http): Promise<Answer<readonly Parameter[]>> =>
  answerEnvelope(
    http,
    { path: `paramaters/gets?type=${START_TYPE}`, read: readObject, signal: undefined },
    { empty: [], pick: ({ data }) => recordsIn(data) as readonly Parameter[], logged: true },
  );
