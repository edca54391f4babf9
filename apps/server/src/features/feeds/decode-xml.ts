/** Bytes as text: by the byte order mark, the content type, or the XML declaration; what no rule names is UTF-8. */
export function decodeXml(bytes: Buffer, contentType: string): string {
  const declared = /^\s*<\?xml[^>]*\sencoding=["']([\w.:-]+)/.exec(bytes.subarray(0, 200).toString("latin1"))?.[1];
  const label = bom(bytes) ?? /;\s*charset=["']?([\w.:-]+)/i.exec(contentType)?.[1] ?? declared ?? "utf-8";
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function bom(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? "utf-8" : undefined;
}
