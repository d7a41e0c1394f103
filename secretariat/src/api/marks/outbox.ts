import type { EditableResult } from 'shared-domain/contract';
import { type Draft, findNextVersion, hasSameFields } from './draft.ts';
import { joinDrafts, mergeFields } from './merge.ts';
import type { DraftInput, OutboxServices, OutboxState, Outcome, StorageState } from './outbox-types.ts';
import { SentMarks } from './sent-marks.ts';

const EMPTY: OutboxState = { drafts: [], waitingReason: undefined, heldBy: {} };

/**
 * Marks that were typed and that the server has not acknowledged, each stored on this device until then. A mark is sent with the
 * revision that it was typed over: sending it twice changes nothing, and nobody's mark is overwritten unseen.
 */
export class Outbox {
  readonly #services: OutboxServices;
  readonly #drafts = new Map<string, Draft>();
  readonly #listeners = new Set<() => void>();
  readonly #keysBeingSent = new Set<string>();
  /** Drafts that have been on the disk. */
  readonly #keysOnDisk = new Set<string>();
  /** Rows typed into before the disk was read: a stored draft of theirs is joined with the new one. */
  readonly #keysTypedBeforeRead = new Set<string>();
  #isRead = false;
  /** Grows with each account, so that drafts that were read for the previous one are dropped. */
  #accountNumber = 0;
  #firstRead: Promise<void> | undefined;
  #pendingSaves: Promise<unknown> = Promise.resolve();
  #saveCount = 0;
  /** Drafts that the browser last refused to store. */
  readonly #refusedKeys = new Set<string>();
  readonly #sentMarks = new SentMarks();
  #state: OutboxState = EMPTY;

  constructor(services: OutboxServices) {
    this.#services = services;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly findDraft = (key: string): Draft | undefined => this.#drafts.get(key);

  readonly getState = (): OutboxState => this.#state;

  readonly getStorageState = (): StorageState => {
    if (this.#drafts.size === 0) return 'stored';
    if (this.#refusedKeys.size > 0 || !this.#services.store.isPersistent) return 'refused';
    return this.#saveCount > 0 ? 'storing' : 'stored';
  };

  /** Reads the drafts on the disk, also those of other tabs; what is being typed here stays. */
  load(): Promise<void> {
    const reading = this.#read();
    this.#firstRead ??= reading;
    return reading;
  }

  /** Empties the memory when another account signs in; the drafts on the disk stay. */
  clearMemory(): void {
    this.#accountNumber += 1;
    this.#drafts.clear();
    this.#keysOnDisk.clear();
    this.#keysTypedBeforeRead.clear();
    this.#refusedKeys.clear();
    this.#sentMarks.clear();
    this.#isRead = false;
    this.#update({ waitingReason: undefined, heldBy: {} });
  }

  async #read(): Promise<void> {
    await this.#waitUntilSaved();
    const draftsBefore = new Map(this.#drafts);
    const account = this.#accountNumber;
    const stored = await this.#services.store.list().catch(() => undefined);
    if (stored === undefined || account !== this.#accountNumber) return;
    const keys = new Set(stored.map(({ key }) => key));
    // A draft that was on the disk and is gone was sent by another tab; one that was never there is only in this page.
    for (const [key, draft] of draftsBefore) {
      if (!keys.has(key) && this.#drafts.get(key) === draft && this.#keysOnDisk.has(key)) this.#drafts.delete(key);
    }
    for (const draft of stored) {
      const existing = this.#drafts.get(draft.key);
      // It was sent or discarded while the disk was read.
      if (existing === undefined && draftsBefore.has(draft.key)) continue;
      this.#keysOnDisk.add(draft.key);
      if (this.#keysTypedBeforeRead.delete(draft.key)) {
        this.#put(joinDrafts(draft, existing));
        continue;
      }
      if (existing === undefined) this.#drafts.set(draft.key, draft);
      else if (existing.version < draft.version) this.#drafts.set(draft.key, draft);
    }
    this.#isRead = true;
    this.#keysTypedBeforeRead.clear();
    this.#update({});
  }

  /** Stores what was typed into a row; `before` and `revision` stay those of when typing began. */
  saveTyped(typed: DraftInput): void {
    const existing = this.#drafts.get(typed.key);
    this.#sentMarks.forget(typed.key);
    const { before, revision } = existing ?? typed;
    const base = existing === undefined ? typed : { ...typed, before: { ...typed.before, ...before }, revision };
    // A conflict is settled by choosing one of the two values, not by typing.
    if (existing?.state === 'conflict') return;
    if (existing === undefined && !this.#isRead) this.#keysTypedBeforeRead.add(typed.key);
    this.#put({ ...base, version: findNextVersion(existing), at: new Date().toISOString() });
    if (typed.state === 'ready') void this.flush();
  }

  /** Asks about the marks sent from here in whose place the sheet of a trial now has others, as after an upload. */
  askAboutReplaced(trial: string, results: readonly EditableResult[]): void {
    for (const draft of this.#sentMarks.takeReplaced(trial, results)) {
      if (!this.#drafts.has(draft.key)) this.#put({ ...draft, version: findNextVersion(draft) });
    }
  }

  /**
   * Begins a file that this desk writes, whose changes it was shown at `shownAt`, ms; the returned function ends it: marks that were sent
   * before are no question in the trials that it wrote.
   */
  startImport(shownAt: number): (written: readonly string[]) => void {
    const end = this.#sentMarks.postpone(shownAt);
    return (written) => {
      for (const [trial, results] of end(written)) this.askAboutReplaced(trial, results);
    };
  }

  /** Forgets what was sent to a trial whose sheet is left. */
  readonly forgetSent = (trial: string): void => this.#sentMarks.forgetTrial(trial);

  /** Deletes a draft that is not to be sent any more. */
  discard(key: string): void {
    const draft = this.#drafts.get(key);
    if (draft === undefined) return;
    this.#drafts.delete(key);
    this.#keysOnDisk.delete(key);
    this.#refusedKeys.delete(key);
    this.#save(() => this.#services.store.remove(key, draft.version));
    this.#update({});
  }

  /** Ends a conflict as a person chose: what they typed overwrites the other value, or is dropped. */
  settle(key: string, whose: 'mine' | 'theirs'): void {
    const draft = this.#drafts.get(key);
    if (draft === undefined) return;
    if (whose === 'theirs') {
      this.discard(key);
      return;
    }
    const { refusal: _refusal, isReplaced: _isReplaced, theirs, ...rest } = draft;
    this.#put({ ...rest, before: theirs ?? draft.before, state: 'ready', version: findNextVersion(draft) });
    void this.flush();
  }

  /** Sends a refused draft again, with a reason where one was missing. */
  retry(key: string, reason?: string): void {
    const draft = this.#drafts.get(key);
    if (draft === undefined) return;
    const { refusal: _refusal, ...rest } = draft;
    this.#put({
      ...rest,
      ...(reason === undefined ? {} : { reason }),
      state: 'ready',
      version: findNextVersion(draft),
    });
    void this.flush();
  }

  /** Sends the ready drafts one by one, oldest first; stops when the server does not answer. */
  async flush(): Promise<void> {
    const ready = [...this.#drafts.values()]
      .filter(({ key, state }) => state === 'ready' && !this.#keysBeingSent.has(key))
      .sort((a, b) => (a.at < b.at ? -1 : 1));
    const heldTrials = new Set<string>();
    for (const { key, trial } of ready) {
      if (heldTrials.has(trial) || this.#keysBeingSent.has(key)) continue;
      this.#keysBeingSent.add(key);
      let outcome: Outcome | undefined;
      try {
        await this.#services.runAlone(key, async () => {
          outcome = await this.#sendDraft(key);
        });
      } finally {
        this.#keysBeingSent.delete(key);
      }
      if (outcome?.kind !== 'later') continue;
      if (outcome.why !== 'held') return;
      heldTrials.add(trial);
    }
  }

  async #sendDraft(key: string): Promise<Outcome | undefined> {
    await this.#firstRead;
    await this.#waitUntilSaved();
    const draft = this.#drafts.get(key);
    if (draft?.state !== 'ready') return undefined;
    const stored = this.#keysOnDisk.has(key) ? await this.#services.store.get(key).catch(() => draft) : draft;
    // Another tab has sent or changed it.
    if (stored?.version !== draft.version) {
      await this.load();
      return undefined;
    }
    const outcome = await this.#services.send(draft);
    this.#applyOutcome(draft, outcome);
    await this.#pendingSaves;
    if (this.#drafts.get(key)?.state === 'ready' && outcome.kind !== 'later') return this.#sendDraft(key);
    return outcome;
  }

  #applyOutcome(sent: Draft, outcome: Outcome): void {
    const current = this.#drafts.get(sent.key);
    const { [sent.trial]: _ownHolder, ...otherHolders } = this.#state.heldBy;
    if (outcome.kind === 'later') {
      const heldBy = outcome.why === 'held' ? { ...otherHolders, [sent.trial]: outcome.detail } : this.#state.heldBy;
      this.#update({ waitingReason: outcome.why, heldBy });
      return;
    }
    this.#update({ waitingReason: undefined, heldBy: otherHolders });
    if (current === undefined) return;
    const hasChangedSince = current.version !== sent.version;
    switch (outcome.kind) {
      case 'done':
        if (hasChangedSince)
          this.#put({ ...current, before: { ...current.before, ...sent.fields }, revision: outcome.revision });
        else {
          this.#sentMarks.add(sent, outcome.revision);
          this.discard(sent.key);
        }
        return;
      case 'refused':
        if (!hasChangedSince) this.#put({ ...current, state: 'refused', refusal: outcome.refusal });
        return;
      case 'stale':
        // It is being typed on; sending it later meets the same conflict.
        if (current.state === 'typing') return;
        this.#rebase(current, outcome);
    }
  }

  /** Handles a row that changed meanwhile: done if its values are the same, merged if other attempts changed, else a person decides. */
  #rebase(draft: Draft, { revision, theirs }: Extract<Outcome, { kind: 'stale' }>): void {
    const { fields, before } = draft;
    if (hasSameFields(theirs, fields)) {
      this.discard(draft.key);
      return;
    }
    if (hasSameFields(theirs, before)) {
      this.#put({ ...draft, revision });
      return;
    }
    const merged = mergeFields(before, fields, theirs);
    if (merged !== undefined) this.#put({ ...draft, fields: merged, before: theirs, revision });
    else this.#put({ ...draft, revision, theirs, state: 'conflict' });
  }

  /** Waits until all drafts are written, including those that change while it waits. */
  async #waitUntilSaved(): Promise<void> {
    for (let saved: Promise<unknown> | undefined; saved !== this.#pendingSaves; ) {
      saved = this.#pendingSaves;
      await saved;
    }
  }

  #put(draft: Draft): void {
    this.#drafts.set(draft.key, draft);
    this.#save(async () => {
      try {
        await this.#services.store.put(draft);
        this.#keysOnDisk.add(draft.key);
        this.#refusedKeys.delete(draft.key);
      } catch (failure) {
        if (this.#drafts.has(draft.key)) this.#refusedKeys.add(draft.key);
        throw failure;
      }
    });
    this.#update({});
  }

  #save(write: () => Promise<void>): void {
    this.#saveCount += 1;
    const written = write()
      .then(this.#services.notifyTabs, () => undefined)
      .finally(() => {
        this.#saveCount -= 1;
        if (this.#saveCount === 0) this.#notify();
      });
    this.#pendingSaves = Promise.all([this.#pendingSaves, written]);
  }

  #update(patch: Partial<OutboxState>): void {
    const drafts = [...this.#drafts.values()];
    this.#state = { ...this.#state, ...patch, drafts };
    if (drafts.length === 0) this.#state = EMPTY;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
