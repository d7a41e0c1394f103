import type { ScreenWords } from 'shared-domain/contract';
import type { Database } from '../log/database.ts';
import type { DeviceCode } from '../log/device.ts';
import type { FactLog } from '../log/fact-log.ts';
import { isUnsent } from '../log/log-row.ts';
import { createBeat } from './beat.ts';
import { findElsewhere } from './elsewhere.ts';
import { type LinkState, openLink } from './link.ts';
import { createReader, type Reader } from './reader.ts';
import type { Seen } from './seen.ts';
import { createSender, type Sender } from './sender.ts';
import type { Server } from './server.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** The part of a pause that chance takes away: the consoles of a stadium do not all come at the same moment. */
const JITTER = 1 / 3;
/** How long the server waits for news, s. A console that has lost it says so within ten seconds. */
const WAIT_S = 5;
/** The same after an answer that did not wait, as of a server with many to answer: the pause before it counts too. */
const SHORT_WAIT_S = 1;
/** When news are waited for beside a post that is not answered, ms. */
const BESIDE_AFTER_MS = 300;
/** The part of the wait after which an answer without news has waited. */
const LEAST_WAITED = 0.7;
/** Least time between two questions, and between two that were answered without the wait, ms. */
const MIN_INTERVAL_MS = 200;
const UNWAITED_INTERVAL_MS = 4000;

/** Sends what this device says and reads what others say. */
export interface Sync {
  readonly link: () => LinkState;
  readonly seen: () => Seen | undefined;
  /** Reads from the device what was last seen of a competition, unless the caller has it, then asks the server as long as the page is visible. */
  readonly follow: (chOID: string, stored?: Seen) => Promise<void>;
  /** The trial on screen, of which news are waited for; all of them where there is none. */
  readonly watch: (trial: string | undefined) => void;
  /** Notes what the secretariat changes in a trial that this device writes without holding it, until the answer is called. */
  readonly noteChanges: (trial: string) => () => void;
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
  let watched: string | undefined;
  let pause = FIRST_PAUSE_MS;
  /** When a server that did not answer is asked again, by the device's clock. */
  let retryAt: number | undefined;
  let isAgainDue = false;
  let newest = log.rows().length;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let listening: { readonly ended: AbortController; readonly end: Promise<void> } | undefined;
  /** Whether what is under way posts, which may hang on a silent network: news are waited for beside it. */
  let isPosting = false;
  let isStopped = false;
  let beforeSend: (() => Promise<void>) | undefined;
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const link = openLink(log, changed);
  const beat = createBeat(log, server, describeScreen);
  const reader: Reader = createReader({
    database,
    log,
    server,
    link,
    isSending: () => sender.isSending(),
    onAnswer(code) {
      pause = FIRST_PAUSE_MS;
      beat(code);
    },
    onReturn: plan,
    onChange: changed,
  });
  const sender: Sender = createSender({ log, server, link, reader });

  const findCode = (): DeviceCode | undefined => {
    const { code } = log.device();
    return code?.chOID === reader.followed() ? code : undefined;
  };

  async function work(): Promise<void> {
    const code = findCode();
    if (code === undefined) return;
    // Which trials a device has held since when is told by the server's clock, as what it said is.
    if (!log.clock.isMeasured()) await reader.read(code);
    isPosting = true;
    const beside = setTimeout(listen, BESIDE_AFTER_MS);
    await beforeSend?.();
    const isSent = await sender.send(code);
    clearTimeout(beside);
    isPosting = false;
    if (!isSent) return;
    await stopListening();
    await reader.read(code);
  }

  /** Waits for news as long as the page is looked at and the server answers. */
  function listen(): void {
    const code = findCode();
    const canListen = link.state().isOnline && !link.isRefused() && isVisible() && !isStopped;
    if (listening !== undefined || (running !== undefined && !isPosting) || code === undefined || !canListen) return;
    const ended = new AbortController();
    const { signal } = ended;
    const loop = async () => {
      let isUnwaited = false;
      while (!signal.aborted && isVisible()) {
        const begun = log.clock.now();
        const isAllDue = watched === undefined || reader.isAllDue();
        const fullWaitS: number = isUnwaited ? SHORT_WAIT_S : WAIT_S;
        const waitS = isAllDue && watched !== undefined ? 0 : fullWaitS;
        const found = await reader.read(code, { signal, waitS, trial: isAllDue ? undefined : watched });
        if (found === 'lost') return;
        isUnwaited = found === 'same' && waitS > 0 && log.clock.now() - begun < waitS * 1000 * LEAST_WAITED;
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
    void sender
      .send(code)
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
    if (findElsewhere(reader.seen()) !== undefined) return;
    if (waiting.length === 0 || sender.isSending()) return;
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
        isPosting = false;
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
    // Beside a post that is under way still.
    if (isPosting) void stopListening().then(listen);
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
    seen: reader.seen,
    async follow(chOID, known) {
      await reader.follow(chOID, known);
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
    noteChanges: reader.noteChanges,
    acknowledge: reader.acknowledge,
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
