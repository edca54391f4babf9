/** Sizes and formats in which the server has a stored bitmap (docs/adr/0050-pictures.md); both sides go by this. */
export const pictureWidths = [320, 640, 960, 1440] as const;
/** The smaller first: a browser takes the first that it knows. */
export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Types of stored files that have sizes. */
export const bitmapTypes = ["image/jpeg", "image/png", "image/webp"] as const;

/** A bitmap among the portal's files, by its address: without query, so that one can be added, and without blanks, which end an address in `srcset`. */
const bitmap = /^\/api\/mediafile\/[^?#\s]+\.(?:jpe?g|png|webp)$/i;

export interface PictureSource {
  readonly type: string;
  readonly srcSet: string;
}

/** `<source>` elements of a picture; none where it is no bitmap of ours. The server answers with the original where it has no smaller one. */
export const pictureSources = (src: string): readonly PictureSource[] =>
  bitmap.test(src)
    ? pictureFormats.map((format) => ({
        type: `image/${format}`,
        srcSet: pictureWidths.map((width) => `${src}?width=${width}&format=${format} ${width}w`).join(", "),
      }))
    : [];
