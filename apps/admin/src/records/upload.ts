import type { Envelope } from "@portal/contracts";
import { CallFailed } from "../calls/call.ts";

export interface Uploaded {
  readonly sha256: string;
  readonly contentType: string;
}

/** Sends the bytes of a file. fetch() does not say how far it is. @param onProgress is given what is sent, from 0 to 1. @throws CallFailed */
export function upload(file: File, onProgress: (sent: number) => void): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/admin/uploads?name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader("portal-staff", "1");
    request.setRequestHeader("content-type", file.type === "" ? "application/octet-stream" : file.type);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("error", () =>
      reject(new CallFailed("", { status: 0, refusal: "network", data: undefined, retryAfter: undefined })),
    );
    request.addEventListener("load", () => {
      const { status, responseText } = request;
      const envelope = readEnvelope(responseText);
      if (status === 200 && envelope?.data) return resolve(envelope.data);
      const refusal = (request.getResponseHeader("portal-refusal") ?? undefined) as CallFailed["refusal"];
      return reject(new CallFailed(envelope?.message ?? "", { status, refusal, data: envelope?.data, retryAfter: undefined }));
    });
    request.send(file);
  });
}

function readEnvelope(text: string): Envelope<Uploaded> | undefined {
  try {
    return JSON.parse(text) as Envelope<Uploaded>;
  } catch {
    return undefined;
  }
}
