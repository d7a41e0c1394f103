import { isPublished, type Language, TRIAL_STATUS } from 'shared-domain';
import { BOARD_CODE_KINDS, BOARDS_PATH, SPEAKER_CODE_KIND } from 'shared-domain/contract';
import type { DeviceTrial } from 'shared-domain/live-input';
import { cleanCode, findBeginning, takeAddress } from './begin/begin.ts';
import { playTone } from './components/tone.ts';
import { openReceiver, type Receipt } from './handover/receiver.ts';
import type { Device } from './log/device.ts';
import { type FactLog, openFactLog, type WriteFact } from './log/fact-log.ts';
import { noteKnownKeys } from './log/known-keys.ts';
import { awaitPart } from './part.ts';
import { isShutOut } from './sync/elsewhere.ts';
import type { LinkState } from './sync/link.ts';
import { readSeen, type Seen } from './sync/seen.ts';
import { findRetryMinutes, openServer } from './sync/server.ts';
import { type Sync, startSync } from './sync/sync.ts';
import { type Holder, openTenures, type Tenure } from './tenure/tenures.ts';
import { findBrowserLanguage } from './texts/browser-language.ts';
import { awaitTexts, findShownLanguage, hasTexts, TEXT_PARTS } from './texts/texts.ts';
import { openViewHistory, type View, type ViewHistory } from './view.ts';
import { pinRelease, registerWorker } from './worker/register-worker.ts';

/** How long an act can be taken back before it leaves the device, ms. */
export const UNDO_MS = 3000;

/** Why a code did not open a console. */
export type CodeFault =
  | { readonly reason: 'unknown' | 'offline' | 'board' }
  /** `minutes`: how long no other wrong code is looked at. */
  | { readonly reason: 'too many'; readonly minutes: number };

/** The console of this page: what it knows, and what can be done with it. */
export interface Console {
  readonly log: FactLog;
  readonly sync: Sync;
  readonly views: ViewHistory;
  readonly device: () => Device;
  readonly seen: () => Seen | undefined;
  readonly link: () => LinkState;
  readonly language: () => Language;
  /** Whether another release waits to be installed, and no contest is open on this device that began with this one. */
  readonly hasUpdate: () => boolean;
  /** Whether a worker has every file of this page, or is bringing them; so it is until it cannot. */
  readonly hasWorkerFiles: () => boolean;
  /** What the disk refused last; undefined where it took everything. */
  readonly diskFault: () => string | undefined;
  /** The code of a link that did not open a console, and why. */
  readonly scanned: { readonly code: string; readonly fault: CodeFault } | undefined;
  readonly enterCode: (typed: string) => Promise<CodeFault | undefined>;
  readonly findTrial: (oid: string) => DeviceTrial | undefined;
  readonly findTenure: (oid: string) => Tenure;
  /** The device that writes a trial, as the server says. */
  readonly findHolder: (oid: string) => Holder | undefined;
  readonly takeTrial: (oid: string, isTakenOver?: boolean) => Promise<'taken' | 'held'>;
  /** Writes a trial beside other devices, which nobody holds. */
  readonly joinTrial: (oid: string) => Promise<void>;
  readonly leaveTrial: (oid: string) => Promise<void>;
  /** Leaves a trial to the device that has read its log. */
  readonly giveTrial: (oid: string) => Promise<void>;
  /** What came of the log that another device handed over last. */
  readonly receipt: Receipt | undefined;
  readonly readLogFile: (text: string) => Promise<void>;
  /** Writes facts; false where the disk refuses them. The acts before them can no longer be taken back. */
  readonly write: (facts: readonly WriteFact[], isImmediate?: boolean) => Promise<boolean>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Grows with each change. */
  readonly version: () => number;
}

const findParent = (view: View): View => {
  switch (view.name) {
    case 'trial':
      return view.sheet === undefined ? { name: 'list', task: view.task } : { ...view, sheet: undefined };
    case 'list':
      return { name: 'task' };
    case 'handOver':
      return view.isConfirming === true ? { name: 'handOver', trial: view.trial } : { name: 'device' };
    case 'device':
    case 'received':
    case 'task':
    case 'code':
      return { name: view.name === 'task' ? 'code' : 'task' };
  }
};

/** The first view of a page that is opened: where its work stood. */
function findFirstView({ code, task, place, open }: Device): View {
  if (code === undefined) return { name: 'code' };
  if (task === undefined || place === undefined) return { name: 'task' };
  const [trial] = open;
  return trial === undefined ? { name: 'list', task } : { name: 'trial', task, trial };
}

/** Opens the console of this page from what the device has stored; `onFirstView` is told at once what it will show. @throws where the browser stores nothing */
export async function openConsole(onFirstView: (view: View) => void): Promise<Console> {
  const { code: scanned, logPart, check, database: opening } = findBeginning();
  const database = await opening;
  const channel = new BroadcastChannel('foulee-officiel');
  const log = await openFactLog(database, { notifyTabs: () => channel.postMessage('changed') });
  const server = openServer(log.clock.now, () => sync.noteAnswer());
  const sync: Sync = startSync({ database, log, server });
  const views = openViewHistory(scanned === undefined ? findFirstView(log.device()) : { name: 'code' }, findParent);
  const listeners = new Set<() => void>();
  let version = 0;
  let isUpdateReady = false;
  let isWithoutWorker = false;
  let diskFault: string | undefined;
  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  channel.onmessage = () => void log.reload();
  log.subscribe(changed);
  /** The language of this device, in which the screens are once its texts have come. */
  const findLanguage = (): Language => log.device().preferences.language ?? findBrowserLanguage();
  /** Whose texts are being asked for, to be shown once they come. */
  let awaited: Language | undefined;
  const bringTexts = () => {
    const language = findLanguage();
    if (hasTexts(language) || awaited === language) return;
    awaited = language;
    void awaitPart(TEXT_PARTS[language]).then(() => {
      awaited = undefined;
      changed();
    });
  };
  const texts = awaitTexts(findLanguage());
  log.subscribe(bringTexts);
  sync.subscribe(changed);
  const watchView = () => {
    const view = views.current();
    // A referee reads all trials at once.
    sync.watch(view.name === 'trial' && view.task !== 'referee' ? view.trial : undefined);
  };
  views.subscribe(changed);
  views.subscribe(watchView);
  watchView();
  onFirstView(views.current());

  const tenures = openTenures({ database, log, server, sync, onChange: changed });

  const receiver = openReceiver(database, log);
  let receipt: Receipt | undefined;
  const showReceipt = (taken: Receipt) => {
    receipt = taken;
    views.open({ name: 'received' });
    void sync.run();
  };

  /** Whether a trial of this device is not signed yet. */
  const isContestOpen = (oid: string) => {
    const status = sync.seen()?.trials.find((trial) => trial.oid === oid)?.status;
    return status !== undefined && !isPublished(status) && status !== TRIAL_STATUS.cancelled;
  };

  /** Opens what a code opens; `asked`: the answer about it, where the server was asked before. */
  async function takeCode(code: string, asked?: Promise<Response>): Promise<CodeFault | undefined> {
    const reply = await server.checkCode(code, asked);
    if (reply.kind === 'silence') return { reason: 'offline' };
    if (reply.kind === 'refusal')
      return reply.status === 429 ? { reason: 'too many', minutes: findRetryMinutes(reply) } : { reason: 'unknown' };
    const { valid, kind, chOID } = reply.body;
    if (!valid || kind === undefined || chOID === undefined) return { reason: 'unknown' };
    if (BOARD_CODE_KINDS.includes(kind) && kind !== SPEAKER_CODE_KIND) {
      // A board is a page of its own, with its own memory.
      window.location.assign(`${BOARDS_PATH}concours#code=${code}`);
      return { reason: 'board' };
    }
    const before = log.device().code;
    const isSame = before?.chOID === chOID && before.kind === kind;
    await log.changeDevice({
      code: { code, kind, chOID, state: 'valid' },
      ...(isSame ? {} : { task: undefined, open: [], joined: [] }),
    });
    // What a code is for is known now; the trials come meanwhile.
    void sync.follow(chOID);
    return undefined;
  }

  let failedScan: Console['scanned'];
  const opened: Console = {
    get scanned() {
      return failedScan;
    },
    log,
    sync,
    views,
    device: log.device,
    seen: sync.seen,
    link: sync.link,
    language: () => findShownLanguage(findLanguage()),
    hasUpdate: () => isUpdateReady && !log.device().open.some(isContestOpen),
    hasWorkerFiles: () => !isWithoutWorker,
    diskFault: () => diskFault,
    enterCode: (typed) => takeCode(cleanCode(typed)),
    findTrial: (oid) => sync.seen()?.trials.find((trial) => trial.oid === oid),
    findTenure: tenures.find,
    findHolder: tenures.findHolder,
    takeTrial: tenures.take,
    joinTrial: tenures.join,
    leaveTrial: tenures.leave,
    giveTrial: tenures.give,
    get receipt() {
      return receipt;
    },
    readLogFile: async (text) => showReceipt(await receiver.takeFile(text)),
    async write(facts, isImmediate = false) {
      const { code } = log.device();
      if (code === undefined || isShutOut(log.device(), sync.seen())) return false;
      try {
        const now = log.clock.now();
        const pending = log.rows().filter((row) => row.state === 'held' && row.sendAfter > now);
        const trials = sync.seen()?.trials ?? [];
        const named = facts.map((make) => noteKnownKeys(make, trials));
        const written = await log.write(code.chOID, named, isImmediate ? 0 : UNDO_MS);
        for (const trial of new Set(written.map(({ fact }) => fact.trialOID))) void tenures.noteAct(trial);
        diskFault = undefined;
        navigator.vibrate?.(30);
        if (log.device().preferences.hasSound === true) playTone('written');
        // The next act ends the time in which the one before can be taken back: they leave in their order.
        await log.mark(pending.map((row) => ({ ...row, sendAfter: now })));
        return true;
      } catch (error) {
        diskFault = error instanceof Error ? error.name : String(error);
        changed();
        return false;
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };

  const { code, open } = log.device();
  if (open.length > 0) void pinRelease(true);
  if (code !== undefined) {
    const stored = await readSeen(database, code.chOID).catch(() => undefined);
    const following = sync.follow(code.chOID, stored);
    // What the device has is shown at once; without it the first answer is waited for.
    if (stored === undefined) await following;
  }
  const takeScan = async (code: string, asked?: Promise<Response>) => {
    const fault = await takeCode(code, asked);
    failedScan = fault === undefined ? undefined : { code, fault };
    views.replace({ name: fault === undefined ? 'task' : 'code' });
  };
  if (scanned !== undefined) await takeScan(scanned, check);
  const takePart = async (part: string) => showReceipt(await receiver.takePart(part));
  if (logPart !== undefined) await takePart(logPart);
  // A link that is opened over this page does not load it anew.
  window.addEventListener('hashchange', () => {
    const next = takeAddress();
    if (next.code !== undefined) void takeScan(next.code);
    if (next.logPart !== undefined) void takePart(next.logPart);
  });
  await texts;
  bringTexts();
  // The worker brings every file: not before the first screen has its own.
  void registerWorker(() => {
    isUpdateReady = true;
    changed();
  }).then((hasFiles) => {
    isWithoutWorker = !hasFiles;
    if (isWithoutWorker) changed();
  });
  return opened;
}
