/** The server's limit of notes and reasons. */
export const TEXT_LENGTH = 2000;
