/** What of an article's file is shown in the page. */

/** Why a file is not shown; its download stands beside the reason. */
export type FileRefusal =
  | "empty"
  | "too-large"
  /** An archive made to grow. */
  | "bomb"
  /** Takes too much time or memory to read. */
  | "too-complex"
  | "broken"
  /** A workbook of charts alone, or without sheets. */
  | "no-table"
  /** The portal could not read it: its own failure, tried again after some minutes. */
  | "failed"
  | "encrypted"
  | "macros"
  /** Word or Excel of before 2007. */
  | "old-format"
  /** Not what its name says. */
  | "other-type"
  /** A kind that the portal does not show. */
  | "unknown";

/** A table within limits: `rowCount` and `columnCount` say how much there is. */
export interface SheetView {
  /** "" where the file has no sheets. */
  readonly name: string;
  /** Lines above the table. */
  readonly notes: readonly string[];
  readonly header: readonly (string | number | null)[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  /** Rows of the file, without the header. */
  readonly rowCount: number;
  readonly columnCount: number;
}

/** What was made of a file's content, or why nothing was. */
export type PreparedFile =
  | {
      readonly kind: "word";
      /** Sanitised. */
      readonly html: string;
      /** Pictures that are only in the original. */
      readonly pictures: number;
    }
  | {
      readonly kind: "table";
      readonly sheets: readonly SheetView[];
      /** Sheets that are only in the original. */
      readonly omittedSheets: number;
    }
  | { readonly kind: "pdf" }
  | {
      readonly kind: "refused";
      readonly reason: FileRefusal;
      /** What it is instead, where that is known: "PDF". */
      readonly found: string | undefined;
    };

/** `preparing`: being read; it is there in some seconds. */
export type FileView = {
  readonly href: string;
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
} & (PreparedFile | { readonly kind: "preparing" });
