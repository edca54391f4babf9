/** What a computer's own dialog of files offers in tests and benchmarks. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SampleFiles {
  readonly picture: string;
  readonly document: string;
}

/** A picture of one pixel. */
const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const PDF =
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";

/** Makes them, and removes them after the work. */
export async function withSampleFiles<T>(work: (files: SampleFiles) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "portal-bench-files-"));
  const files = { picture: join(folder, "hoi-nghi.png"), document: join(folder, "chuong-trinh.pdf") };
  writeFileSync(files.picture, Buffer.from(PNG, "base64"));
  writeFileSync(files.document, PDF);
  try {
    return await work(files);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
