/**
 * A record as its form has it. What is typed is kept at once and saved when typing pauses, one save at a time. What others have saved meanwhile is merged
 * with it, field by field; where both have changed one field, the member decides.
 */
import { canonicalJson, merge, type RecordFields } from "@portal/domain/records";
import type { CallFailed } from "../calls/call.ts";
import type { SavedDraft, SaveOutcome } from "./draft-store.ts";

/** What outlives the page: what is typed, and on what. */
export interface KeptDraft {
  readonly from: SavedDraft;
  readonly record: RecordFields;
  /** Sent, and no answer has come: it may be saved. */
  readonly sent: readonly RecordFields[];
}

export interface DraftQueueOptions {
  readonly save: (record: RecordFields, from: SavedDraft) => Promise<SaveOutcome>;
  /** What is saved now; undefined: no answer. */
  readonly load: () => Promise<SavedDraft | undefined>;
  /** @param kept undefined: everything is saved */
  readonly keep: (kept: KeptDraft | undefined) => void;
}

export interface DraftConflict {
  /** JSON Pointers of the fields that both have changed. */
  readonly places: readonly string[];
  readonly before: RecordFields;
  readonly theirs: RecordFields;
  readonly mine: RecordFields;
}

export interface DraftView {
  readonly record: RecordFields;
  readonly status: "saved" | "saving" | "unreachable" | "refused" | "conflict";
  readonly refusal: CallFailed | undefined;
  readonly conflict: DraftConflict | undefined;
}

/** Milliseconds after the last key until it is saved. */
const PAUSE = 700;
/** As many are remembered as a minute without answers has. */
const MOST_SENT = 12;
/** Milliseconds until what found no answer is sent again. */
const RETRY = 5_000;

export class DraftQueue {
  readonly #options: DraftQueueOptions;
  readonly #listeners = new Set<() => void>();
  #saved: SavedDraft;
  #sent: readonly RecordFields[];
  /** What others have saved, where it has to be decided between. */
  #theirs: SavedDraft | undefined;
  #sending: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isRunning = false;
  #view: DraftView;

  /** @param saved as it is now @param kept of an earlier page */
  constructor(options: DraftQueueOptions, saved: SavedDraft, kept: KeptDraft | undefined) {
    this.#options = options;
    this.#saved = kept?.from ?? saved;
    this.#sent = kept?.sent ?? [];
    this.#view = { record: kept?.record ?? saved.record, status: "saved", refusal: undefined, conflict: undefined };
    this.#meet(saved);
  }

  /** Saves what is not saved yet, from now on. @returns ends that: what is typed is saved once more, and kept where that fails */
  start(): () => Promise<void> {
    this.#isRunning = true;
    if (this.#isChanged) void this.flush();
    return async () => {
      this.#isRunning = false;
      clearTimeout(this.#timer);
      if (this.#isChanged || this.#sending) await this.flush();
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly view = (): DraftView => this.#view;

  change(record: RecordFields): void {
    this.#show({ record, ...(this.#theirs === undefined && { status: "saving", refusal: undefined }) });
    this.#later(PAUSE);
  }

  /** Where two have changed one field: one's own text stands, or that of the others. What does not collide is kept of both. */
  resolve(whose: "mine" | "theirs"): void {
    const theirs = this.#theirs;
    if (!theirs) return;
    const [mine, before] = [this.#view.record, this.#baseOf(theirs.record)];
    const { value } = whose === "mine" ? merge(before, mine, theirs.record) : merge(before, theirs.record, mine);
    this.#theirs = undefined;
    this.#saved = theirs;
    this.#sent = [];
    this.#show({ record: value as RecordFields, conflict: undefined, status: "saving" });
    void this.flush();
  }

  /** Saves what is typed now. @returns whether all of it is saved */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#sending) await this.#sending;
    this.#sending = this.#send().finally(() => (this.#sending = undefined));
    await this.#sending;
    return !this.#isChanged;
  }

  /** Of the draft as it was saved or seen last. */
  get version(): number {
    return this.#saved.version;
  }

  /** Also where what was sent may still arrive: only a later save keeps it out. */
  get #isChanged(): boolean {
    return this.#view.record !== this.#saved.record || this.#sent.length > 0;
  }

  #later(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  async #send(): Promise<void> {
    if (this.#theirs) return;
    if (!this.#isChanged) return this.#show({ status: "saved", refusal: undefined });
    const { record } = this.#view;
    // Kept before it is sent: the page may be gone when it is saved, and what the next one finds saved is then one's own.
    this.#sent = [...this.#sent.slice(-MOST_SENT), record];
    this.#show({ status: "saving" });
    const outcome = await this.#options.save(record, this.#saved);
    const theirs = outcome === "stale" ? await this.#options.load() : undefined;
    if (theirs) {
      this.#meet(theirs);
      return this.#isChanged ? this.#send() : undefined;
    }
    if (outcome === "unreachable" || outcome === "stale") {
      if (this.#isRunning) this.#later(RETRY);
      return this.#show({ status: "unreachable" });
    }
    if ("refusal" in outcome) return this.#show({ status: "refused", refusal: outcome.refusal });
    // As it was sent, so that what was typed meanwhile differs from it.
    this.#saved = { ...outcome, record };
    this.#sent = [];
    if (this.#isChanged) return this.#isRunning ? this.#later(PAUSE) : this.#send();
    return this.#show({ status: "saved", refusal: undefined });
  }

  /** Meets what is saved now: what is typed is put on it. */
  #meet(theirs: SavedDraft): void {
    const { record } = this.#view;
    const before = this.#baseOf(theirs.record);
    const { value, conflicts } = merge(before, record, theirs.record);
    if (conflicts.length > 0) {
      this.#theirs = theirs;
      const conflict = { places: conflicts, before, theirs: theirs.record, mine: record };
      return this.#show({ status: "conflict", conflict });
    }
    // What was sent on another draft is refused from now on.
    if (theirs.version !== this.#saved.version || theirs.baseHash !== this.#saved.baseHash) this.#sent = [];
    this.#saved = theirs;
    const isTheirs = canonicalJson(value) === canonicalJson(theirs.record);
    const merged = isTheirs ? theirs.record : (value as RecordFields);
    this.#show({ record: merged, conflict: undefined, status: isTheirs && this.#sent.length === 0 ? "saved" : "saving" });
  }

  /** What both began with, field by field: one's own text that was saved though no answer came is not what others have written. */
  #baseOf(theirs: RecordFields): RecordFields {
    const own = Object.entries(theirs).filter(([name, value]) =>
      this.#sent.some((sent) => canonicalJson(sent[name]) === canonicalJson(value)),
    );
    return { ...this.#saved.record, ...Object.fromEntries(own) };
  }

  #show(change: Partial<DraftView>): void {
    this.#view = { ...this.#view, ...change };
    this.#options.keep(this.#isChanged ? { from: this.#saved, record: this.#view.record, sent: this.#sent } : undefined);
    for (const listener of this.#listeners) listener();
  }
}
