/** The form in which addresses are compared: without letter case and compatibility forms. The address itself is kept, and used, as it was written. */
export const emailKey = (email: string): string => email.normalize("NFKC").toLowerCase();
