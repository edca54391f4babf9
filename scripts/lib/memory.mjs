/**
 * V8 lets garbage grow by what the machine has: on a large one to four times what is in use, and to 128 MB of what is young. A page's objects live for
 * some milliseconds, and with at most 1 GB for old ones V8 collects when there are 1.6 times as many as were in use. Kept pages are buffers, beside these.
 */
const heap = "--max-semi-space-size=8 --max-old-space-size=1024";

/** glibc: else each of the threads that compress and draw would keep free memory of its own. */
const mallocArenas = "2";

/**
 * Environment of the server's process, in which it keeps little memory that it does not use. What the operator sets counts.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export const withMemoryLimits = (env) => ({
  ...env,
  NODE_OPTIONS: [heap, env.NODE_OPTIONS].filter(Boolean).join(" "),
  MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX || mallocArenas,
});

/**
 * Of V8, for the server's process; NODE_OPTIONS may not hold it. Where requests come one by one, V8 would collect what is old each time that it has grown by
 * some tenth, which costs a sixth of a page's CPU; so it collects when that has doubled.
 */
export const collectorFlags = ["--heap-growing-percent=100"];
