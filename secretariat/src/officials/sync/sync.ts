import type { DeviceAnswer, ScreenWords } from 'shared-domain/contract';
import { noteDeskChanges } from '../desk/note-desk-changes.ts';
import type { Database } from '../log/database.ts';
import type { DeviceCode } from '../log/device.ts';
import type { FactLog } from '../log/fact-log.ts';
import { isUnsent, type LogRow } from '../log/log-row.ts';
import { applyAnswer, findChangedRows, findLostRows } from './apply-answer.ts';
import { createBeat } from './beat.ts';
import { findElsewhere, isElsewhereRefusal } from './elsewhere.ts';
import { type LinkState, openLink } from './link.ts';
import { findQuery, mergeAnswer, readSeen, type Seen, writeSeen } from './seen.ts';
import type { Server } from './server.ts';

/** Facts in one post. */
const MAX_POST = 500;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** The part of a pause that chance takes away: the consoles of a stadium do not all come at the same moment. */
const JITTER = 1 / 3;
/** How long the server waits for news, s. A console that has lost it says so within ten seconds. */
const WAIT_S = 6;
/** Least time between two questions, and between two that were answered without the wait, ms. */
const MIN_INTERVAL_MS = 200;
const UNWAITED_INTERVAL_MS = 4000;
/** How often all trials are read while one is on screen, ms. */
const READ_ALL_EVERY_MS = 60_000;

/** Sends what this device says and reads what others say. */
export interface Sync {
  readonly link: () => LinkState;
  readonly seen: () => Seen | undefined;
  /** Reads from the device what was last seen of a competition, unless the caller has it, then asks the server as long as the page is visible. */
  readonly follow: (chOID: string, stored?: Seen) => Promise<void>;
  /** The trial on screen, of which news are waited for; all of them where there is none. */
  readonly watch: (trial: string | undefined) => void;
  /** Sends and reads now. */
  readonly run: () => Promise<void>;
  /** The server has answered another call: what waits for it does not wait longer. */
  readonly noteAnswer: () => void;
  /** Somebody has read what the secretariat changed in a trial. */
  readonly acknowledge: (trial: string) => Promise<void>;
  /** What is told to the server before the facts that depend on it: which trials this device has taken. */
  readonly setBeforeSend: (work: () => Promise<void>) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly stop: () => void;
}

interface Parts {
  readonly database: Database;
  readonly log: FactLog;
  readonly server: Server;
  readonly isVisible?: () => boolean;
  /** Of a board: what it says of the picture that it shows. */
  readonly describeScreen?: () => ScreenWords;
  /** From 0 to 1. */
  readonly random?: () => number;
}

/** The facts of a post: the oldest ones of one device in a competition, in order, up to the first that may still be taken back. */
export function chooseNextPost(rows: readonly LogRow[], chOID: string, now: number): readonly LogRow[] {
  const unsent = rows.filter((row) => row.chOID === chOID && isUnsent(row));
  const [first] = unsent;
  const end = unsent.findIndex(
    ({ sendAfter, source, isOwnTime }) =>
      sendAfter > now || source?.device !== first?.source?.device || isOwnTime !== first?.isOwnTime,
  );
  return unsent.slice(0, end < 0 ? MAX_POST : Math.min(end, MAX_POST));
}

/** Whether a screen is told something else than before: what to show, which pictures, which decisions it withholds. */
const isToldOtherwise = (seen: Seen | undefined, { screen, pictures, withheld }: DeviceAnswer): boolean =>
  JSON.stringify([seen?.screen, seen?.pictures, seen?.withheld]) !== JSON.stringify([screen, pictures, withheld]);

/** Waits, or until the signal. */
const pauseFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

export function startSync({
  database,
  log,
  server,
  isVisible = () => !document.hidden,
  describeScreen,
  random = Math.random,
}: Parts): Sync {
  let seen: Seen | undefined;
  let followed: string | undefined;
  let watched: string | undefined;
  let allRead = 0;
  /** What the last answer said to be told again, and which trials it was asked about. */
  let lastMark: { readonly mark: string; readonly asked: string } | undefined;
  let pause = FIRST_PAUSE_MS;
  /** When a server that did not answer is asked again, by the device's clock. */
  let retryAt: number | undefined;
  let isAgainDue = false;
  let newest = log.rows().length;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let sending: Promise<boolean> | undefined;
  let listening: { readonly ended: AbortController; readonly end: Promise<void> } | undefined;
  let isStopped = false;
  let beforeSend: (() => Promise<void>) | undefined;
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const link = openLink(log, changed);
  const beat = createBeat(log, server, describeScreen);

  const findCode = (): DeviceCode | undefined => {
    const { code } = log.device();
    return code?.chOID === followed ? code : undefined;
  };

  async function postAll(code: DeviceCode): Promise<boolean> {
    for (;;) {
      if (findElsewhere(seen) !== undefined) return true;
      const post = chooseNextPost(log.rows(), code.chOID, log.clock.now());
      if (post.length === 0) return true;
      if (!log.clock.isMeasured()) {
        // What was said before the server's clock was measured is dated by its answer.
        if ((await read(code)) === 'lost') return false;
        if (log.clock.isMeasured()) continue;
      }
      const marked = post.map((row) => ({ ...row, state: 'sent' as const }));
      await log.mark(marked.filter((_, at) => post[at]?.state !== 'sent'));
      const facts = marked.map(({ fact }) => fact);
      const [{ source, isOwnTime }] = marked as [LogRow];
      const { id, offset } = log.device();
      const handed =
        source !== undefined && source.device !== id ? { device: source.device, sender: id } : { device: id };
      const clock =
        offset === undefined || isOwnTime === true
          ? ({ source: 'own' } as const)
          : ({ source: 'server', offset: offset.ms, error: offset.error } as const);
      const reply = await server.post(code.code, code.chOID, { ...handed, clock, facts });
      if ((await link.hear(reply, code)) !== 'answered' || reply.kind !== 'answer') {
        // What is read says where the competition is written now.
        if (reply.kind === 'refusal' && isElsewhereRefusal(reply.error)) await read(code);
        return false;
      }
      const answered = applyAnswer(marked, reply.body);
      await log.mark(answered);
      // An answer that names none of them would be asked for ever.
      if (answered.every(isUnsent)) return false;
    }
  }

  /** One post at a time. */
  function send(code: DeviceCode): Promise<boolean> {
    sending ??= postAll(code).finally(() => {
      sending = undefined;
    });
    return sending;
  }

  async function take(answer: DeviceAnswer, asked: readonly string[] | undefined): Promise<void> {
    const merged = mergeAnswer(seen, answer, log.clock.now(), asked);
    if (merged === undefined) {
      // Lists of a trial that this device has never had: everything is read anew.
      seen = undefined;
      return;
    }
    const isNews =
      isToldOtherwise(seen, answer) ||
      answer.facts.length > 0 ||
      answer.trials.some(({ same }) => same !== true) ||
      seen?.revision !== merged.revision;
    const wasElsewhere = findElsewhere(seen) !== undefined;
    seen = noteDeskChanges(seen, merged, log.device().open);
    // What waited while the competition was written elsewhere goes out.
    if (wasElsewhere && findElsewhere(seen) === undefined) plan();
    if (asked === undefined) allRead = log.clock.now();
    if (isNews) await writeSeen(database, seen);
    const refused = new Map(answer.trials.flatMap((trial) => trial.refused.map((one) => [one.id, one] as const)));
    const trials = new Set(answer.trials.map(({ oid }) => oid));
    await log.mark(findChangedRows(log.rows(), answer.challenge.oid, trials, refused));
    changed();
  }

  /** Reads what is new in the watched trial, or in all; `news` where something was. */
  async function read(
    code: DeviceCode,
    signal?: AbortSignal,
    waitS = 0,
    trial?: string,
  ): Promise<'news' | 'same' | 'lost'> {
    let isNews = false;
    for (let wait = waitS; ; wait = 0) {
      const asked = findQuery(seen, trial);
      const askedKey = [code.code, ...(asked.trials ?? [])].join();
      const mark = lastMark?.asked === askedKey ? lastMark.mark : undefined;
      const query = { ...asked, mark, device: log.device().id };
      const reply = await server.read(code.code, code.chOID, query, wait, signal);
      if (signal?.aborted === true || code.chOID !== followed) return 'lost';
      if ((await link.hear(reply, code)) !== 'answered' || reply.kind !== 'answer') return 'lost';
      // Another competition may be followed by now, whose trials these are not.
      if (code.chOID !== followed) return 'lost';
      pause = FIRST_PAUSE_MS;
      beat(code);
      const { body } = reply;
      isNews ||= body.facts.length > 0 || body.trials.some(({ same }) => same !== true) || isToldOtherwise(seen, body);
      lastMark = { mark: body.mark, asked: askedKey };
      await take(body, query.trials);
      if (seen !== undefined && !body.more) {
        // What the server lost, as after a backup was taken back, is sent again; not what is on its way.
        if (wait === 0 && sending === undefined) await log.mark(findLostRows(log.rows(), log.device().id, body));
        return isNews ? 'news' : 'same';
      }
    }
  }

  async function work(): Promise<void> {
    const code = findCode();
    if (code === undefined) return;
    // Which trials a device has held since when is told by the server's clock, as what it said is.
    if (!log.clock.isMeasured()) await read(code);
    await beforeSend?.();
    if (await send(code)) await read(code);
  }

  /** Waits for news as long as the page is looked at and the server answers. */
  function listen(): void {
    const code = findCode();
    const canListen = link.state().isOnline && !link.isRefused() && isVisible() && !isStopped;
    if (listening !== undefined || running !== undefined || code === undefined || !canListen) return;
    const ended = new AbortController();
    const { signal } = ended;
    const loop = async () => {
      while (!signal.aborted && isVisible()) {
        const begun = log.clock.now();
        const isAllDue = watched === undefined || begun - allRead > READ_ALL_EVERY_MS;
        const wait = isAllDue && watched !== undefined ? 0 : WAIT_S;
        const found = await read(code, signal, wait, isAllDue ? undefined : watched);
        if (found === 'lost') return;
        const isUnwaited = found === 'same' && wait > 0 && log.clock.now() - begun < UNWAITED_INTERVAL_MS;
        await pauseFor(isUnwaited ? UNWAITED_INTERVAL_MS : MIN_INTERVAL_MS, signal);
      }
    };
    const end = loop()
      // The disk may refuse what the server said; it is asked again.
      .catch(() => undefined)
      .finally(() => {
        listening = undefined;
        plan();
      });
    listening = { ended, end };
  }

  /** Asks anew, with what is watched now. */
  async function stopListening(): Promise<void> {
    const current = listening;
    current?.ended.abort();
    await current?.end;
  }

  function sendDue(): void {
    const code = findCode();
    if (code === undefined || running !== undefined) return;
    void send(code)
      .catch(() => false)
      .finally(plan);
  }

  function plan(): void {
    clearTimeout(timer);
    if (isStopped || running !== undefined) return;
    if (!link.state().isOnline || link.isRefused()) {
      const now = log.clock.now();
      retryAt ??= now + (link.isRefused() ? LONGEST_PAUSE_MS : pause) * (1 - JITTER * random());
      timer = setTimeout(retry, Math.max(0, retryAt - now));
      return;
    }
    const chOID = log.device().code?.chOID;
    const waiting = log.rows().filter((row) => row.chOID === chOID && isUnsent(row));
    if (findElsewhere(seen) !== undefined) return;
    if (waiting.length === 0 || sending !== undefined) return;
    timer = setTimeout(sendDue, Math.max(0, Math.min(...waiting.map((row) => row.sendAfter)) - log.clock.now()) + 10);
  }

  function retry(): void {
    retryAt = undefined;
    if (!isVisible()) {
      plan();
      return;
    }
    pause = Math.min(Math.max(pause * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
    void run();
  }

  function run(): Promise<void> {
    retryAt = undefined;
    running ??= stopListening()
      .then(work)
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
        if (isAgainDue && !link.state().isOnline) pause = 0;
        isAgainDue = false;
        plan();
        listen();
      });
    return running;
  }

  const runSoon = () => {
    if (!isVisible()) {
      void stopListening();
      return;
    }
    pause = FIRST_PAUSE_MS;
    // A question that hangs on the network of before is not the one that is meant.
    isAgainDue = running !== undefined;
    void run();
  };
  /** What was said just now is tried as soon as what is said with a network; anything else does not put off the next try. */
  const planAfterChange = () => {
    const count = log.rows().length;
    if (count > newest && !link.state().isOnline && !link.isRefused()) {
      pause = FIRST_PAUSE_MS;
      retryAt = undefined;
    }
    newest = count;
    plan();
  };
  const unsubscribe = log.subscribe(planAfterChange);
  if (typeof window !== 'undefined') {
    window.addEventListener('online', runSoon);
    document.addEventListener('visibilitychange', runSoon);
  }

  return {
    link: link.state,
    seen: () => seen,
    async follow(chOID, known) {
      followed = chOID;
      if (seen?.chOID !== chOID) {
        seen = undefined;
        allRead = 0;
        const stored = known ?? (await readSeen(database, chOID).catch(() => undefined));
        if (followed === chOID) seen ??= stored;
      }
      changed();
      // What is under way asks with the code that the device had before.
      await running;
      await run();
    },
    watch(trial) {
      if (trial === watched) return;
      watched = trial;
      void stopListening().then(listen);
    },
    run,
    noteAnswer() {
      if (!link.state().isOnline && running === undefined) runSoon();
    },
    setBeforeSend(work) {
      beforeSend = work;
    },
    async acknowledge(trial) {
      if (seen === undefined) return;
      const changes = seen.changes?.map((change) => (change.trial === trial ? { ...change, isSeen: true } : change));
      seen = { ...seen, changes };
      changed();
      await writeSeen(database, seen).catch(() => undefined);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      listening?.ended.abort();
      unsubscribe();
      window.removeEventListener('online', runSoon);
      document.removeEventListener('visibilitychange', runSoon);
    },
  };
}
