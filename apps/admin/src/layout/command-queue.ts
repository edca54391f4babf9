/**
 * A page's layout as its editor has it: commands act at once, and are saved one after another, in order. What could not be saved yet waits, and is carried
 * out again on what others have saved meanwhile; where two have changed one block, the member decides.
 */
import { applyCommand, type Command, type EditPolicy, invertCommand, type LayoutState } from "@portal/core/edit";
import { contentOf, LAYOUT, placesOf } from "./places.ts";

/** What is saved. */
export interface SavedLayout {
  readonly state: LayoutState;
  /** Of the draft; 0: there is none yet. */
  readonly version: number;
  /** Of the live record; undefined once there is a draft. */
  readonly baseHash: string | undefined;
}

export interface WaitingCommand {
  /** A UUID: a command that is sent twice is carried out once. */
  readonly id: string;
  readonly command: Command;
}

/** What outlives the page. `from`: on what the waiting commands were given. */
export interface KeptCommands {
  readonly from: SavedLayout;
  readonly waiting: readonly WaitingCommand[];
  readonly undo: readonly Command[];
  readonly redo: readonly Command[];
}

/** How saving ended: "stale": others have saved meanwhile; "unreachable": no answer; anything else is a refusal, said in words. */
export type SaveOutcome = SavedLayout | "stale" | "unreachable" | { readonly refusal: string };

export interface QueueOptions {
  readonly policy: EditPolicy;
  readonly save: (command: WaitingCommand, from: SavedLayout) => Promise<SaveOutcome>;
  /** What is saved now; undefined: no answer. */
  readonly load: () => Promise<SavedLayout | undefined>;
  readonly keep: (kept: KeptCommands) => void;
  readonly newId: () => string;
}

/** A place that two have changed. */
export interface Conflict {
  /** Key of a block, or LAYOUT. */
  readonly place: string;
  readonly before: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
}

export interface QueueView {
  readonly state: LayoutState;
  readonly status: "saved" | "saving" | "unreachable" | "conflict";
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly conflicts: readonly Conflict[];
  /** Why the last command was refused, in the engine's or the server's words. */
  readonly refusal: string | undefined;
  /** Grows whenever everything is saved: the server draws the preview anew then. */
  readonly saves: number;
}

/** Milliseconds until what found no answer is sent again. */
const RETRY = 5_000;

export class CommandQueue {
  readonly #options: QueueOptions;
  readonly #listeners = new Set<() => void>();
  #saved: SavedLayout;
  #waiting: readonly WaitingCommand[];
  #undo: readonly Command[];
  #redo: readonly Command[];
  /** What others have saved, where it has to be decided between. */
  #theirs: SavedLayout | undefined;
  #isSending = false;
  #isRunning = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #view: QueueView;

  /** @param saved as it is now @param kept of an earlier page */
  constructor(options: QueueOptions, saved: SavedLayout, kept: KeptCommands | undefined) {
    this.#options = options;
    this.#saved = kept?.from ?? saved;
    this.#waiting = kept?.waiting ?? [];
    this.#undo = kept?.undo ?? [];
    this.#redo = kept?.redo ?? [];
    this.#view = {
      state: this.#saved.state,
      status: "saved",
      canUndo: false,
      canRedo: false,
      conflicts: [],
      refusal: undefined,
      saves: 0,
    };
    if (this.#waiting.length === 0) this.#meet(saved);
    else {
      // The first of them may be done already, and its answer lost: it is sent as it was before, which says so, or that others have saved meanwhile.
      this.#rebase(this.#saved);
      this.#show({ status: "saving" });
    }
  }

  /** Sends what waits, from now on. @returns ends that; what waits is kept */
  start(): () => void {
    this.#isRunning = true;
    void this.#send();
    return () => {
      clearTimeout(this.#retry);
      this.#isRunning = false;
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly view = (): QueueView => this.#view;

  /** Of the draft as it was saved or seen last. */
  get version(): number {
    return this.#saved.version;
  }

  /** Waits until everything is saved; what found no answer is sent once more at once. @returns false: it cannot be now, or two versions are to be decided between */
  flush(): Promise<boolean> {
    return new Promise((resolve) => {
      let isSentAgain = false;
      const look = (): void => {
        const { status } = this.#view;
        if (status === "saving") return;
        if (status === "unreachable" && this.#isRunning && !isSentAgain) {
          isSentAgain = true;
          return void this.#send();
        }
        end();
        resolve(status === "saved");
      };
      const end = this.subscribe(look);
      look();
    });
  }

  /** Carries out a command that the member gave. */
  run(command: Command): void {
    if (this.#carryOut(command)) this.#redo = [];
    this.#showAndSend();
  }

  undo(): void {
    const command = this.#undo.at(-1);
    this.#undo = this.#undo.slice(0, -1);
    const inverse = command && this.#do(command);
    if (inverse) this.#redo = [...this.#redo, inverse];
    this.#showAndSend();
  }

  redo(): void {
    const command = this.#redo.at(-1);
    this.#redo = this.#redo.slice(0, -1);
    if (command) this.#carryOut(command);
    this.#showAndSend();
  }

  /** Where two have changed one place: one's own version stands, or that of the others. */
  resolve(whose: "mine" | "theirs"): void {
    const theirs = this.#theirs;
    if (!theirs) return;
    const places = this.#view.conflicts.map(({ place }) => place);
    const mine = this.#view.state;
    const touches = ({ command }: WaitingCommand): boolean => placesOf(command).some((place) => places.includes(place));
    this.#theirs = undefined;
    this.#waiting = this.#waiting.filter((one) => !touches(one));
    this.#rebase(theirs);
    if (whose === "mine") for (const place of places) this.#carryOut(contentCommand(mine, place));
    this.#showAndSend({ refusal: undefined });
  }

  /** Carries out a command that can be undone. @returns whether it has changed anything */
  #carryOut(command: Command): boolean {
    const inverse = this.#do(command);
    if (inverse) this.#undo = [...this.#undo, inverse];
    return inverse !== undefined;
  }

  /** @returns the command that takes it back; undefined: it has changed nothing */
  #do(command: Command): Command | undefined {
    const before = this.#view.state;
    const { state, patches, diagnostics } = applyCommand(before, command, this.#options.policy);
    const error = diagnostics.find(({ severity }) => severity === "error");
    this.#view = { ...this.#view, state, refusal: error && `${error.problem} ${error.advice}` };
    if (patches.length === 0) return undefined;
    this.#waiting = [...this.#waiting, { id: this.#options.newId(), command }];
    return invertCommand(before, command);
  }

  #showAndSend(change: Partial<QueueView> = {}): void {
    this.#show(change);
    void this.#send();
  }

  async #send(): Promise<void> {
    const [next] = this.#waiting;
    if (this.#isSending || !this.#isRunning || this.#theirs) return;
    if (!next) return this.#show({ status: "saved" });
    clearTimeout(this.#retry);
    this.#isSending = true;
    this.#show({ status: "saving" });
    const outcome = await this.#options.save(next, this.#saved);
    const theirs = outcome === "stale" ? await this.#options.load() : undefined;
    this.#isSending = false;
    // What the next page has taken over is not to be kept twice.
    if (!this.#isRunning) return;
    if (outcome === "unreachable" || (outcome === "stale" && !theirs)) {
      this.#retry = setTimeout(() => void this.#send(), RETRY);
      return this.#show({ status: "unreachable" });
    }
    if (theirs) this.#meet(theirs);
    else if (typeof outcome === "object") this.#finish(next, outcome);
    return this.#send();
  }

  /** A command was saved, or refused: then it is as if it had not been given. */
  #finish({ id }: WaitingCommand, outcome: SavedLayout | { readonly refusal: string }): void {
    this.#waiting = this.#waiting.filter((one) => one.id !== id);
    if ("refusal" in outcome) {
      this.#rebase(this.#saved);
      this.#show({ refusal: outcome.refusal });
    } else {
      this.#saved = outcome;
      // Of what waits still, the server would draw less than is on screen.
      if (this.#waiting.length === 0) this.#show({ saves: this.#view.saves + 1 });
    }
  }

  /** Meets what is saved now: what waits is carried out on it, unless it is about what others have changed. */
  #meet(theirs: SavedLayout): void {
    const changed = (place: string): boolean => !isSame(contentOf(this.#saved.state, place), contentOf(theirs.state, place));
    const mine = this.#carriedOut(this.#saved.state);
    const places = [...new Set(this.#waiting.flatMap(({ command }) => placesOf(command)))];
    const conflicts = places
      .filter(changed)
      .map((place) => ({
        place,
        before: contentOf(this.#saved.state, place),
        theirs: contentOf(theirs.state, place),
        mine: contentOf(mine, place),
      }))
      .filter((conflict) => !isSame(conflict.theirs, conflict.mine));
    const isMine = (command: Command): boolean => !placesOf(command).some(changed);
    // To take back what others have changed since would overwrite it unseen.
    this.#undo = this.#undo.filter(isMine);
    this.#redo = this.#redo.filter(isMine);
    if (conflicts.length > 0) {
      this.#theirs = theirs;
      this.#view = { ...this.#view, state: mine };
      return this.#show({ status: "conflict", conflicts });
    }
    this.#rebase(theirs);
    this.#show({ saves: this.#view.saves + 1 });
  }

  #rebase(saved: SavedLayout): void {
    this.#saved = saved;
    this.#view = { ...this.#view, state: this.#carriedOut(saved.state), conflicts: [] };
  }

  #carriedOut(from: LayoutState): LayoutState {
    return this.#waiting.reduce((state, { command }) => applyCommand(state, command, this.#options.policy).state, from);
  }

  #show(change: Partial<QueueView>): void {
    this.#view = { ...this.#view, canUndo: this.#undo.length > 0, canRedo: this.#redo.length > 0, ...change };
    this.#options.keep({ from: this.#saved, waiting: this.#waiting, undo: this.#undo, redo: this.#redo });
    for (const listener of this.#listeners) listener();
  }
}

/** The command that brings about what a place holds in another state. */
const contentCommand = (state: LayoutState, place: string): Command =>
  place === LAYOUT ? invertCommand(state, { kind: "setLayout", layoutId: null }) : invertCommand(state, { kind: "clear", key: place });

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
