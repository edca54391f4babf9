/** Bounds of what is shown in the page. Above what offices publish, below what hurts: the original can be downloaded all the same. */

const KB = 1024;
const MB = 1024 * KB;

export const viewLimits = {
  /** Word and Excel files, packed: they are read whole. */
  officeBytes: 8 * MB,
  csvBytes: 2 * MB,
  /** Read by the browser part by part, never by the server. */
  pdfBytes: 50 * MB,
  /** Of all entries of an archive, as its directory declares and as they turn out. */
  unpackedBytes: 48 * MB,
  /** Of the parts that are read: everything but pictures. */
  partsBytes: 8 * MB,
  /** Unpacked bytes for a packed one, above `ratioFrom` unpacked bytes. Honest XML packs 10 to 30 times. */
  ratio: 200,
  ratioFrom: 1 * MB,
  entries: 2000,
  /** HTML of a Word file. */
  htmlBytes: 1 * MB,
  sheets: 10,
  rows: 200,
  columns: 30,
  /** Of all sheets together. */
  cells: 8000,
  cellLength: 1000,
} as const;

/** Of the words that search finds a document by. */
export const textLimits = {
  /** Of a PDF that is read whole. */
  pdfBytes: 20 * MB,
  pdfPages: 500,
  /** Characters; more would not make the document easier to find. */
  length: 200_000,
} as const;

/** Bounds of the worker that reads the text of a PDF. */
export const pdfWorkerBounds = { processorMilliseconds: 30_000, milliseconds: 90_000, heapMb: 128 } as const;

/** Bounds of the worker. Heap, young space, buffers and the thread itself stay below 100 MB together. */
export const workerBounds = { processorMilliseconds: 20_000, milliseconds: 60_000, heapMb: 32, youngMb: 4, stackMb: 2 } as const;
