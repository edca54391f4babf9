/** Bytes that the files of all forms under way may hold on the disk together: the database may live on it too. */
export const FORM_STORAGE_BYTES = 512 * 1024 * 1024;

export interface FormStorage {
  /** Counts bytes that are about to be written. @returns whether they still fit; where not, release them too */
  reserve(bytes: number): boolean;
  release(bytes: number): void;
}

export function createFormStorage(maxBytes: number): FormStorage {
  let reserved = 0;
  return {
    reserve(bytes) {
      reserved += bytes;
      return reserved <= maxBytes;
    },
    release(bytes) {
      reserved -= bytes;
    },
  };
}
