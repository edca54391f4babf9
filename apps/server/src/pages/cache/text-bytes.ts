/** Bytes that a text takes in memory where it has a character that is not Latin. */
export const textBytes = ({ length }: string): number => 2 * length;
