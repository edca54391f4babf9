import type { OutgoingMessage } from "./outgoing-message.ts";
import { SLICE_MS, CLOCK_CHECK_INTERVAL } from "./slices.ts";

/** Who a message can be handed to: a connection. */
interface Recipient {
  write(message: OutgoingMessage): void;
}

interface Job {
  readonly targets: readonly Recipient[];
  readonly message: OutgoingMessage;
}

/**
 * Hands messages to connections in the order in which they were sent, and lets everything else of the process run between
 * slices of a long broadcast. While one is under way, all else waits its turn behind it, so that no message overtakes another.
 */
export class Delivery {
  #jobs: Job[] = [];
  /** Next connection of the first job. */
  #next = 0;
  #scheduled = false;

  send(targets: readonly Recipient[], message: OutgoingMessage): void {
    // So few are served at once; more take their turn in slices.
    if (!this.#scheduled && targets.length <= CLOCK_CHECK_INTERVAL) {
      for (const target of targets) target.write(message);
      return;
    }
    if (targets.length > 0) this.#enqueue({ targets, message });
  }

  sendOne(target: Recipient, message: OutgoingMessage): void {
    if (this.#scheduled) this.#enqueue({ targets: [target], message });
    else target.write(message);
  }

  #enqueue(job: Job): void {
    this.#jobs.push(job);
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(this.#slice);
  }

  #slice = (): void => {
    const until = performance.now() + SLICE_MS;
    let done = 0;
    for (let job = this.#jobs[done]; job; job = this.#jobs[++done]) {
      while (this.#next < job.targets.length) {
        job.targets[this.#next++]?.write(job.message);
        if (this.#next % CLOCK_CHECK_INTERVAL === 0 && performance.now() > until) return this.#pause(done);
      }
      this.#next = 0;
      if (performance.now() > until) return this.#pause(done + 1);
    }
    this.#jobs = [];
    this.#scheduled = false;
  };

  #pause(done: number): void {
    this.#jobs.splice(0, done);
    setImmediate(this.#slice);
  }
}
