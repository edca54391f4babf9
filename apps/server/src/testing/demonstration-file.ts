/** A document of the demonstration content. @param name of the file, as "so-tay.pdf" */
export async function demonstrationFile(name: string): Promise<Buffer> {
  const { demonstrationContent } = await import("@portal/demo-content");
  for (const line of demonstrationContent())
    if (line.kind === "file" && line.path === `tep/${name}` && "base64" in line) return Buffer.from(line.base64, "base64");
  throw new Error(`The demonstration content has no document ${name}.`);
}
