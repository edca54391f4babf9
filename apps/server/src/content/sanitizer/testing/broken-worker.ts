/** A worker that does not start. */
throw new Error("broken on purpose");
