import { type Draft, findNextVersion, hasSameFields } from './draft.ts';
import { joinDrafts, mergeFields } from './merge.ts';
import type { OutboxParts, OutboxState, Outcome, StorageState, Typed } from './outbox-types.ts';

const EMPTY: OutboxState = { drafts: [], waiting: undefined, heldBy: {} };

/**
 * Marks that were typed and that the server has not acknowledged. Each is stored on this device before it is sent and until it is
 * acknowledged. It is sent on the revision that it was typed over: a repetition changes nothing, and nobody's mark is
 * overwritten unseen.
 */
export class Outbox {
  readonly #parts: OutboxParts;
  readonly #drafts = new Map<string, Draft>();
  readonly #listeners = new Set<() => void>();
  readonly #sending = new Set<string>();
  /** Drafts that have been on the disk. */
  readonly #onDisk = new Set<string>();
  /** Rows typed into before the disk was read: what it has of them is joined, not replaced. */
  readonly #typedBeforeRead = new Set<string>();
  #isRead = false;
  /** Grows with each account of this page: what was read for the one before is dropped. */
  #accountNumber = 0;
  #firstRead: Promise<void> | undefined;
  #saved: Promise<unknown> = Promise.resolve();
  #saving = 0;
  /** Drafts that the browser refused to store the last time. */
  readonly #refused = new Set<string>();
  #state: OutboxState = EMPTY;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly draft = (key: string): Draft | undefined => this.#drafts.get(key);

  readonly snapshot = (): OutboxState => this.#state;

  readonly storageState = (): StorageState => {
    if (this.#drafts.size === 0) return 'stored';
    if (this.#refused.size > 0 || !this.#parts.store.isPersistent) return 'refused';
    return this.#saving > 0 ? 'storing' : 'stored';
  };

  /** Reads what the disk has from before, or from another tab. What is being typed here stays. */
  load(): Promise<void> {
    const reading = this.#read();
    this.#firstRead ??= reading;
    return reading;
  }

  /** Another account has this page: its memory is emptied. What is on the disk stays there. */
  clearMemory(): void {
    this.#accountNumber += 1;
    this.#drafts.clear();
    this.#onDisk.clear();
    this.#typedBeforeRead.clear();
    this.#refused.clear();
    this.#isRead = false;
    this.#update({ waiting: undefined, heldBy: {} });
  }

  async #read(): Promise<void> {
    await this.#waitUntilSaved();
    const before = new Map(this.#drafts);
    const account = this.#accountNumber;
    const stored = await this.#parts.store.all().catch(() => undefined);
    if (stored === undefined || account !== this.#accountNumber) return;
    const keys = new Set(stored.map(({ key }) => key));
    // Gone from the disk since it was there: another tab has sent it. What never got there is only here.
    for (const [key, draft] of before) {
      if (!keys.has(key) && this.#drafts.get(key) === draft && this.#onDisk.has(key)) this.#drafts.delete(key);
    }
    for (const draft of stored) {
      const own = this.#drafts.get(draft.key);
      // Sent or taken back while the disk was read.
      if (own === undefined && before.has(draft.key)) continue;
      this.#onDisk.add(draft.key);
      if (this.#typedBeforeRead.delete(draft.key)) {
        this.#put(joinDrafts(draft, own));
        continue;
      }
      if (own === undefined) this.#drafts.set(draft.key, draft);
      else if (own.version < draft.version) this.#drafts.set(draft.key, draft);
    }
    this.#isRead = true;
    this.#typedBeforeRead.clear();
    this.#update({});
  }

  /** A cell was typed into, or left. What the row had before typing is what it had at the first key. */
  type(typed: Typed): void {
    const own = this.#drafts.get(typed.key);
    const { before, revision } = own ?? typed;
    const base = own === undefined ? typed : { ...typed, before: { ...typed.before, ...before }, revision };
    // A person chooses between the two values of a conflict; typing does not.
    if (own?.state === 'conflict') return;
    if (own === undefined && !this.#isRead) this.#typedBeforeRead.add(typed.key);
    this.#put({ ...base, version: findNextVersion(own), at: new Date().toISOString() });
    if (typed.state === 'ready') void this.flush();
  }

  /** What was typed is taken back. */
  discard(key: string): void {
    if (!this.#drafts.delete(key)) return;
    this.#onDisk.delete(key);
    this.#refused.delete(key);
    this.#save(() => this.#parts.store.remove(key));
    this.#update({});
  }

  /** A person settles a conflict: what they typed overwrites the other value, or is dropped. */
  settle(key: string, whose: 'mine' | 'theirs'): void {
    const draft = this.#drafts.get(key);
    if (draft === undefined) return;
    if (whose === 'theirs') {
      this.discard(key);
      return;
    }
    const { refusal: _refusal, theirs, ...rest } = draft;
    this.#put({ ...rest, before: theirs ?? draft.before, state: 'ready', version: findNextVersion(draft) });
    void this.flush();
  }

  /** Sends again what was refused, with a reason where one was missing. */
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

  /** Sends what is ready, row by row, oldest first; stops at the first that gets no answer. */
  async flush(): Promise<void> {
    const ready = [...this.#drafts.values()]
      .filter(({ key, state }) => state === 'ready' && !this.#sending.has(key))
      .sort((a, b) => (a.at < b.at ? -1 : 1));
    const stopped = new Set<string>();
    for (const { key, trial } of ready) {
      if (stopped.has(trial) || this.#sending.has(key)) continue;
      this.#sending.add(key);
      let outcome: Outcome | undefined;
      try {
        await this.#parts.runAlone(key, async () => {
          outcome = await this.#sendDraft(key);
        });
      } finally {
        this.#sending.delete(key);
      }
      if (outcome?.kind !== 'later') continue;
      if (outcome.why !== 'held') return;
      stopped.add(trial);
    }
  }

  async #sendDraft(key: string): Promise<Outcome | undefined> {
    await this.#firstRead;
    await this.#waitUntilSaved();
    const draft = this.#drafts.get(key);
    if (draft?.state !== 'ready') return undefined;
    const stored = this.#onDisk.has(key) ? await this.#parts.store.get(key).catch(() => draft) : draft;
    // Another tab has sent it, or typed on.
    if (stored?.version !== draft.version) {
      await this.load();
      return undefined;
    }
    const outcome = await this.#parts.send(draft);
    this.#applyOutcome(draft, outcome);
    await this.#saved;
    if (this.#drafts.get(key)?.state === 'ready' && outcome.kind !== 'later') return this.#sendDraft(key);
    return outcome;
  }

  #applyOutcome(sent: Draft, outcome: Outcome): void {
    const now = this.#drafts.get(sent.key);
    const { [sent.trial]: _holder, ...free } = this.#state.heldBy;
    if (outcome.kind === 'later') {
      const heldBy = outcome.why === 'held' ? { ...free, [sent.trial]: outcome.detail } : this.#state.heldBy;
      this.#update({ waiting: outcome.why, heldBy });
      return;
    }
    this.#update({ waiting: undefined, heldBy: free });
    if (now === undefined) return;
    const changedSince = now.version !== sent.version;
    switch (outcome.kind) {
      case 'done':
        if (changedSince) this.#put({ ...now, before: { ...now.before, ...sent.fields }, revision: outcome.revision });
        else this.discard(sent.key);
        return;
      case 'refused':
        if (!changedSince) this.#put({ ...now, state: 'refused', refusal: outcome.refusal });
        return;
      case 'stale':
        // It is being typed on: the next sending finds the same.
        if (now.state === 'typing') return;
        this.#rebase(now, outcome);
    }
  }

  /**
   * The row has changed meanwhile. To the same value: done. In other fields or attempts: both are kept. Else a person decides.
   */
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

  /** Waits until everything typed so far is on the disk, what is typed in the meantime too. */
  async #waitUntilSaved(): Promise<void> {
    for (let saved: Promise<unknown> | undefined; saved !== this.#saved; ) {
      saved = this.#saved;
      await saved;
    }
  }

  #put(draft: Draft): void {
    this.#drafts.set(draft.key, draft);
    this.#save(async () => {
      try {
        await this.#parts.store.put(draft);
        this.#onDisk.add(draft.key);
        this.#refused.delete(draft.key);
      } catch (failure) {
        if (this.#drafts.has(draft.key)) this.#refused.add(draft.key);
        throw failure;
      }
    });
    this.#update({});
  }

  #save(write: () => Promise<void>): void {
    this.#saving += 1;
    const written = write()
      .then(this.#parts.notifyTabs, () => undefined)
      .finally(() => {
        this.#saving -= 1;
        if (this.#saving === 0) this.#notify();
      });
    this.#saved = Promise.all([this.#saved, written]);
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
