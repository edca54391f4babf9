/** How a browser may treat a stored file, decided by its type alone. */
export interface Presentation {
  readonly contentType: string;
  readonly disposition: "inline" | "attachment";
  readonly policy: string;
  /** Text-like: sent compressed, so that its tag is weak. */
  readonly compressible: boolean;
}

/** Markup can hold scripts: it is shown without any rights (SVG as <img> works all the same). */
const sandboxed = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** Shown by the browser's own viewer, which a sandbox would stop. */
const viewed =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const rasterOrMedia =
  /^(?:image\/(?:avif|gif|jpeg|png|webp|x-icon|vnd\.microsoft\.icon)|video\/(?:mp4|webm|ogg)|audio\/(?:mpeg|mp4|ogg|wav|webm)|application\/pdf)$/;
/** JavaScript MIME types (https://mimesniff.spec.whatwg.org/#javascript-mime-type): with `nosniff`, nothing of another type is run. */
const script = /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/;
const inlineText = /^(?:image\/svg\+xml|text\/(?:plain|vtt))$/;

export function presentationOf(contentType: string): Presentation {
  const type = contentType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (script.test(type))
    return { contentType: "application/octet-stream", disposition: "attachment", policy: sandboxed, compressible: false };
  if (rasterOrMedia.test(type)) return { contentType, disposition: "inline", policy: viewed, compressible: false };
  const compressible = /^text\/|[+/](?:json|xml)$/.test(type);
  // Office files, archives and above all HTML are for saving, not for opening in our origin.
  return { contentType, disposition: inlineText.test(type) ? "inline" : "attachment", policy: sandboxed, compressible };
}
