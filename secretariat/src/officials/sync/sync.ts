import type { Database } from '../log/database.ts';
import type { DeviceCode } from '../log/device.ts';
import type { FactLog } from '../log/fact-log.ts';
import { isUnsent, type LogRow } from '../log/log-row.ts';
import { applyAnswer, findChangedRows } from './apply-answer.ts';
import { mergeAnswer, readSeen, type Seen, writeSeen } from './seen.ts';
import type { Reply, Server } from './server.ts';

/** Facts in one post. */
const MAX_POST = 500;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** How often the server is asked while somebody looks at the page. */
const READ_EVERY_MS = 4000;

/** What the network does: since when nothing has been heard, by the device's clock. */
export interface LinkState {
  readonly isOnline: boolean;
  /** When the server answered last, ms; 0 never. */
  readonly heard: number;
}

/** Sends what this device says and reads what others say. */
export interface Sync {
  readonly link: () => LinkState;
  readonly seen: () => Seen | undefined;
  /** Reads from the device what was last seen of a competition, then asks the server as long as the page is visible. */
  readonly follow: (chOID: string) => Promise<void>;
  /** Sends and reads now. */
  readonly run: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly stop: () => void;
}

interface Parts {
  readonly database: Database;
  readonly log: FactLog;
  readonly server: Server;
  readonly isVisible?: () => boolean;
}

/** The facts of a post: the oldest ones of a competition, in order, up to the first that may still be taken back. */
export function chooseNextPost(rows: readonly LogRow[], chOID: string, now: number): readonly LogRow[] {
  const unsent = rows.filter((row) => row.chOID === chOID && isUnsent(row));
  const end = unsent.findIndex(({ sendAfter }) => sendAfter > now);
  return unsent.slice(0, end < 0 ? MAX_POST : Math.min(end, MAX_POST));
}

export function startSync({ database, log, server, isVisible = () => !document.hidden }: Parts): Sync {
  let link: LinkState = { isOnline: true, heard: 0 };
  let seen: Seen | undefined;
  let followed: string | undefined;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };

  /** Notes whether the server was heard. False where the work cannot go on. */
  async function hear(reply: Reply<unknown>, code: DeviceCode): Promise<boolean> {
    const isHeard = reply.kind !== 'silence';
    if (isHeard) pause = FIRST_PAUSE_MS;
    link = { isOnline: isHeard, heard: isHeard ? log.clock.now() : link.heard };
    changed();
    if (reply.kind === 'answer') {
      if (reply.trip !== undefined) await log.measure(reply.trip);
      if (code.state !== 'valid') await log.changeDevice({ code: { ...code, state: 'valid' } });
      return true;
    }
    if (reply.kind === 'refusal' && (reply.status === 401 || reply.status === 403)) {
      const state = reply.error?.id === 'expired token' ? 'ended' : 'revoked';
      if (code.state !== state) await log.changeDevice({ code: { ...code, state } });
    }
    return false;
  }

  async function send(code: DeviceCode): Promise<boolean> {
    for (;;) {
      const post = chooseNextPost(log.rows(), code.chOID, log.clock.now());
      if (post.length === 0) return true;
      const marked = post.map((row) => ({ ...row, state: 'sent' as const }));
      await log.mark(marked.filter((_, at) => post[at]?.state !== 'sent'));
      const facts = marked.map(({ fact }) => fact);
      const { id: device, offset } = log.device();
      const clock =
        offset === undefined
          ? ({ source: 'own' } as const)
          : ({ source: 'server', offset: offset.ms, error: offset.error } as const);
      const reply = await server.post(code.code, code.chOID, { device, clock, facts });
      if (!(await hear(reply, code)) || reply.kind !== 'answer') return false;
      const answered = applyAnswer(marked, reply.body);
      await log.mark(answered);
      // An answer that names none of them would be asked for ever.
      if (answered.every(isUnsent)) return false;
    }
  }

  async function read(code: DeviceCode): Promise<void> {
    for (;;) {
      const reply = await server.read(code.code, code.chOID, seen?.cursor ?? 0);
      if (!(await hear(reply, code)) || reply.kind !== 'answer') return;
      const { body } = reply;
      const isNews = body.cursor !== seen?.cursor || body.revision !== seen?.revision;
      seen = mergeAnswer(seen, body, log.clock.now());
      if (isNews) await writeSeen(database, seen);
      const refused = new Map(body.trials.flatMap((trial) => trial.refused.map((one) => [one.id, one] as const)));
      await log.mark(findChangedRows(log.rows(), code.chOID, refused));
      changed();
      if (!body.more) return;
    }
  }

  async function work(): Promise<void> {
    const { code } = log.device();
    if (code === undefined || code.chOID !== followed) return;
    // What a device says before it knows the server's time is dated by its first answer.
    if (log.device().offset === undefined) await read(code);
    if (await send(code)) await read(code);
  }

  function plan(): void {
    clearTimeout(timer);
    if (isStopped) return;
    const { chOID } = log.device().code ?? {};
    const now = log.clock.now();
    const waiting = log.rows().filter((row) => row.chOID === chOID && isUnsent(row));
    const due =
      waiting.length === 0 ? READ_EVERY_MS : Math.max(0, Math.min(...waiting.map((row) => row.sendAfter)) - now);
    const delay = link.isOnline ? Math.min(due, READ_EVERY_MS) : pause;
    timer = setTimeout(tick, delay + 10);
  }

  function tick(): void {
    if (!isVisible()) {
      plan();
      return;
    }
    if (!link.isOnline) pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    void run();
  }

  function run(): Promise<void> {
    running ??= work()
      // The disk may refuse what the server said; it is asked again.
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
        plan();
      });
    return running;
  }

  const runSoon = () => {
    pause = FIRST_PAUSE_MS;
    void run();
  };
  const unsubscribe = log.subscribe(plan);
  if (typeof window !== 'undefined') {
    window.addEventListener('online', runSoon);
    document.addEventListener('visibilitychange', runSoon);
  }

  return {
    link: () => link,
    seen: () => seen,
    async follow(chOID) {
      followed = chOID;
      if (seen?.chOID !== chOID) seen = await readSeen(database, chOID).catch(() => undefined);
      changed();
      await run();
    },
    run,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('online', runSoon);
      document.removeEventListener('visibilitychange', runSoon);
    },
  };
}
