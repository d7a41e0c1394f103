import { type Draft, nextVersion, sameFields } from './draft.ts';
import { joinedDraft } from './joined-draft.ts';
import { mergedFields } from './merged-fields.ts';
import type { Keeping, OutboxParts, OutboxState, Outcome, Typed } from './outcome.ts';

const EMPTY: OutboxState = { drafts: [], waiting: undefined, heldBy: {} };

/**
 * Marks between the hand and the server. Each is kept on this device before it is sent and until it is acknowledged; sent once,
 * on the revision it was typed over, so that a repetition changes nothing and nobody's mark is overwritten unseen.
 */
export class Outbox {
  readonly #parts: OutboxParts;
  readonly #drafts = new Map<string, Draft>();
  readonly #listeners = new Set<() => void>();
  readonly #sending = new Set<string>();
  /** Drafts that this device has kept at least once. */
  readonly #onDisk = new Set<string>();
  /** Rows typed into before this device's drafts were read: what it kept of them is joined, not replaced. */
  readonly #typedUnread = new Set<string>();
  #isRead = false;
  /** Grows when another account takes this page: what was read for the one before is not shown. */
  #holder = 0;
  #firstRead: Promise<void> | undefined;
  #kept: Promise<unknown> = Promise.resolve();
  #writing = 0;
  /** Drafts that the browser would not keep when they were last put. */
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

  readonly keeping = (): Keeping => {
    if (this.#drafts.size === 0) return 'kept';
    if (this.#refused.size > 0 || !this.#parts.store.isLasting) return 'refused';
    return this.#writing > 0 ? 'writing' : 'kept';
  };

  /** What this device still has from before, or from another tab. What is being typed here stays. */
  load(): Promise<void> {
    const reading = this.#read();
    this.#firstRead ??= reading;
    return reading;
  }

  /** Whoever typed is gone: the page holds none of it any more. What is on the disk stays there. */
  release(): void {
    this.#holder += 1;
    this.#drafts.clear();
    this.#onDisk.clear();
    this.#typedUnread.clear();
    this.#refused.clear();
    this.#isRead = false;
    this.#changed({ waiting: undefined, heldBy: {} });
  }

  async #read(): Promise<void> {
    await this.#allKept();
    const before = new Map(this.#drafts);
    const holder = this.#holder;
    const kept = await this.#parts.store.all().catch(() => undefined);
    if (kept === undefined || holder !== this.#holder) return;
    const keys = new Set(kept.map(({ key }) => key));
    // Gone from the disk since it was there: another tab has sent it. What never got there is only here.
    for (const [key, draft] of before) {
      if (!keys.has(key) && this.#drafts.get(key) === draft && this.#onDisk.has(key)) this.#drafts.delete(key);
    }
    for (const draft of kept) {
      const own = this.#drafts.get(draft.key);
      // Sent or taken back while the disk was read.
      if (own === undefined && before.has(draft.key)) continue;
      this.#onDisk.add(draft.key);
      if (this.#typedUnread.delete(draft.key)) {
        this.#put(joinedDraft(draft, own));
        continue;
      }
      if (own === undefined) this.#drafts.set(draft.key, draft);
      else if (own.version < draft.version) this.#drafts.set(draft.key, draft);
    }
    this.#isRead = true;
    this.#typedUnread.clear();
    this.#changed({});
  }

  /** A cell changed under the hand, or was left: what stood before typing stays that of the first key. */
  type(typed: Typed): void {
    const own = this.#drafts.get(typed.key);
    const { before, revision } = own ?? typed;
    const base = own === undefined ? typed : { ...typed, before: { ...typed.before, ...before }, revision };
    // While two values stand against each other, typing settles nothing.
    if (own?.state === 'conflict') return;
    if (own === undefined && !this.#isRead) this.#typedUnread.add(typed.key);
    this.#put({ ...base, version: nextVersion(own), at: new Date().toISOString() });
    if (typed.state === 'ready') void this.flush();
  }

  /** The hand took it back. */
  discard(key: string): void {
    if (!this.#drafts.delete(key)) return;
    this.#onDisk.delete(key);
    this.#refused.delete(key);
    this.#keep(() => this.#parts.store.remove(key));
    this.#changed({});
  }

  /** A conflict is settled by a person: what they typed goes over what stands, or is given up. */
  settle(key: string, whose: 'mine' | 'theirs'): void {
    const draft = this.#drafts.get(key);
    if (draft === undefined) return;
    if (whose === 'theirs') {
      this.discard(key);
      return;
    }
    const { detail: _said, theirs, ...rest } = draft;
    this.#put({ ...rest, before: theirs ?? draft.before, state: 'ready', version: nextVersion(draft) });
    void this.flush();
  }

  /** What was refused is tried again, with a reason where one was missing. */
  retry(key: string, reason?: string): void {
    const draft = this.#drafts.get(key);
    if (draft === undefined) return;
    const { detail: _said, ...rest } = draft;
    this.#put({ ...rest, ...(reason === undefined ? {} : { reason }), state: 'ready', version: nextVersion(draft) });
    void this.flush();
  }

  /** Sends what waits, row by row, oldest first; stops at the first that nobody answers. */
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
        await this.#parts.alone(key, async () => {
          outcome = await this.#sendOne(key);
        });
      } finally {
        this.#sending.delete(key);
      }
      if (outcome?.kind !== 'later') continue;
      if (outcome.why !== 'held') return;
      stopped.add(trial);
    }
  }

  async #sendOne(key: string): Promise<Outcome | undefined> {
    await this.#firstRead;
    await this.#allKept();
    const draft = this.#drafts.get(key);
    if (draft?.state !== 'ready') return undefined;
    const kept = this.#onDisk.has(key) ? await this.#parts.store.get(key).catch(() => draft) : draft;
    if (kept?.version !== draft.version) {
      await this.load();
      return undefined;
    }
    const outcome = await this.#parts.send(draft);
    this.#settleSent(draft, outcome);
    await this.#kept;
    if (this.#drafts.get(key)?.state === 'ready' && outcome.kind !== 'later') return this.#sendOne(key);
    return outcome;
  }

  #settleSent(sent: Draft, outcome: Outcome): void {
    const now = this.#drafts.get(sent.key);
    const { [sent.trial]: _held, ...free } = this.#state.heldBy;
    if (outcome.kind === 'later') {
      const heldBy = outcome.why === 'held' ? { ...free, [sent.trial]: outcome.detail } : this.#state.heldBy;
      this.#changed({ waiting: outcome.why, heldBy });
      return;
    }
    this.#changed({ waiting: undefined, heldBy: free });
    if (now === undefined) return;
    const changedSince = now.version !== sent.version;
    switch (outcome.kind) {
      case 'done':
        if (changedSince) this.#put({ ...now, before: { ...now.before, ...sent.fields }, revision: outcome.revision });
        else this.discard(sent.key);
        return;
      case 'refused':
        if (!changedSince) this.#put({ ...now, state: 'refused', detail: outcome.detail });
        return;
      case 'stale':
        // The hand is on it again: the server says the same once it has finished.
        if (now.state === 'typing') return;
        this.#rebase(now, outcome);
    }
  }

  /** The row changed meanwhile: other fields or trials of it, and both stand; the same to the same, done; else a person decides. */
  #rebase(draft: Draft, { revision, theirs }: Extract<Outcome, { kind: 'stale' }>): void {
    const { fields, before } = draft;
    if (sameFields(theirs, fields)) {
      this.discard(draft.key);
      return;
    }
    if (sameFields(theirs, before)) {
      this.#put({ ...draft, revision });
      return;
    }
    const merged = mergedFields(before, fields, theirs);
    if (merged !== undefined) this.#put({ ...draft, fields: merged, before: theirs, revision });
    else this.#put({ ...draft, revision, theirs, state: 'conflict' });
  }

  /** Until everything typed so far is on the disk, what was typed in the meantime too. */
  async #allKept(): Promise<void> {
    for (let kept: Promise<unknown> | undefined; kept !== this.#kept; ) {
      kept = this.#kept;
      await kept;
    }
  }

  #put(draft: Draft): void {
    this.#drafts.set(draft.key, draft);
    this.#keep(async () => {
      try {
        await this.#parts.store.put(draft);
        this.#onDisk.add(draft.key);
        this.#refused.delete(draft.key);
      } catch (failure) {
        if (this.#drafts.has(draft.key)) this.#refused.add(draft.key);
        throw failure;
      }
    });
    this.#changed({});
  }

  #keep(write: () => Promise<void>): void {
    this.#writing += 1;
    const written = write()
      .then(this.#parts.tell, () => undefined)
      .finally(() => {
        this.#writing -= 1;
        if (this.#writing === 0) this.#notify();
      });
    this.#kept = Promise.all([this.#kept, written]);
  }

  #changed(patch: Partial<OutboxState>): void {
    const drafts = [...this.#drafts.values()];
    this.#state = { ...this.#state, ...patch, drafts };
    if (drafts.length === 0) this.#state = EMPTY;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
