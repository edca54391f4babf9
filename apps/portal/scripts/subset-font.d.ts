/** What the generator uses of subset-font; the published types are of an older version. */
declare module "subset-font" {
  interface SubsetOptions {
    readonly targetFormat: "woff2";
    /** Drops the instructions for screens of few pixels. */
    readonly noHinting: boolean;
    /** OpenType features; all others go, with the glyphs that only they show. */
    readonly keepFeatures: readonly string[];
  }

  /** @param characters the font's glyphs of these, and what they are composed of, are kept */
  export default function subsetFont(font: Buffer, characters: string, options: SubsetOptions): Promise<Buffer>;
}
