import { CallFailed } from "../calls/call.ts";

/** Whether the server did not take a code that was typed. */
export const isWrongCode = (error: Error): boolean => error instanceof CallFailed && (error.status === 422 || error.status === 400);
