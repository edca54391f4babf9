/** Stops processes while something runs. One that was about to end does so all the same: it is not there any more then. */
export async function whileStopped(pids: readonly number[], run: () => Promise<void>): Promise<void> {
  for (const pid of pids) signal(pid, "SIGSTOP");
  try {
    await run();
  } finally {
    for (const pid of pids) signal(pid, "SIGCONT");
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
