/** What tells addresses apart: letter case and compatibility forms do not. The address itself is kept, and used, as it was written. */
export const emailKey = (email: string): string => email.normalize("NFKC").toLowerCase();
