import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** The bytes as they come: fetch would open them. */
export function brotliOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve(Buffer.concat(chunks)));
    }).on("error", reject);
  });
}

/** The portal compresses a page at its best once it was asked for twice. */
export async function untilCompressed(url: string): Promise<void> {
  let before = 0;
  for (let same = 0; same < 10; await sleep(200)) {
    const { length } = await brotliOf(url);
    same = length === before ? same + 1 : 0;
    before = length;
  }
}
