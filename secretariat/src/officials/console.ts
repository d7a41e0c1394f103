import type { Language } from 'shared-domain';
import { BOARD_CODE_KINDS, BOARDS_PATH, SPEAKER_CODE_KIND } from 'shared-domain/contract';
import type { DeviceTrial } from 'shared-domain/live-input';
import { cleanCode, findBeginning, type ScannedAddress, takeAddress } from './begin/begin.ts';
import { playTone } from './components/tone.ts';
import type { openReceiver, Receipt, Receiver } from './handover/receiver.ts';
import type { Database } from './log/database.ts';
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
import { registerWorker } from './worker/register-worker.ts';
import { openReleasePin } from './worker/release-pin.ts';

/** How long an act can be taken back before it leaves the device, ms. */
export const UNDO_MS = 3000;

/** Why a code did not open a console. */
export type CodeFault =
  | { readonly reason: 'unknown' | 'offline' | 'board' }
  /** `fault`: what is wrong with the server, by the id of its error. */
  | { readonly reason: 'fault'; readonly fault: string }
  /** `minutes`: how long no other wrong code is looked at. */
  | { readonly reason: 'too many'; readonly minutes: number };

/** The console of this page: what it knows, and what can be done with it. */
export interface Console {
  readonly log: FactLog;
  readonly sync: Sync;
  readonly views: ViewHistory;
  readonly device: () => Device;
  readonly seen: () => Seen | undefined;
  /** What was last read of a competition, also of one that is followed no more. */
  readonly readSeen: (chOID: string) => Promise<Seen | undefined>;
  readonly link: () => LinkState;
  readonly language: () => Language;
  /** Whether another release waits to be installed, and no contest is open on this device that began with this one. */
  readonly hasUpdate: () => boolean;
  /** Whether a contest that is not signed is under way on this device. */
  readonly isContestOpen: () => boolean;
  /** Whether a worker has every file of this page, or is bringing them; so it is until it cannot. */
  readonly hasWorkerFiles: () => boolean;
  /** What the disk refused last; undefined where it took everything. */
  readonly diskFault: () => string | undefined;
  /** The trial of a printed sheet whose QR code led here, until it is opened. */
  readonly scannedTrial: () => string | undefined;
  readonly forgetScannedTrial: () => void;
  /** The code of a link that did not open a console, and why. */
  readonly scanned: { readonly code: string; readonly fault: CodeFault } | undefined;
  /** Does what the link of a slip, of a printed sheet or of a part of a log does. */
  readonly openScan: (scanned: ScannedAddress) => Promise<void>;
  readonly enterCode: (typed: string) => Promise<CodeFault | undefined>;
  readonly findTrial: (oid: string) => DeviceTrial | undefined;
  readonly findTenure: (oid: string) => Tenure;
  /** The device that writes a trial, as the server says. */
  readonly findHolder: (oid: string) => Holder | undefined;
  readonly takeTrial: (oid: string, isTakenOver?: boolean) => Promise<'taken' | 'held'>;
  /** Writes a trial beside other devices, which nobody holds. */
  readonly joinTrial: (oid: string) => Promise<void>;
  /** Makes this tab the one of this device that writes a trial. */
  readonly takeTab: (oid: string) => void;
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
    case 'scan':
      return { name: 'code' };
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

/** What the page gives its console. */
interface ConsolePage {
  /** Is told at once what the console will show. */
  readonly onFirstView: (view: View) => void;
  /** What takes the logs of other devices: a script that seldom is needed. */
  readonly loadReceiver: () => Promise<typeof openReceiver>;
  /** What stands in for the disk where the browser stores nothing. */
  readonly loadMemory: () => Promise<Database>;
}

/** Opens the console of this page from what the device has stored; where the browser stores nothing, one that only reads. */
export async function openConsole({ onFirstView, loadReceiver, loadMemory }: ConsolePage): Promise<Console> {
  const { code: scanned, trial, logPart, check, database: opening } = findBeginning();
  const database = await opening.catch(loadMemory);
  const log = await openFactLog(database, { notifyTabs: () => channel?.postMessage('changed') });
  // A page that stores nothing shares nothing with other tabs, and browsers refuse it the channel too.
  const channel = log.device().isUnkept === true ? undefined : new BroadcastChannel('foulee-officiel');
  const server = openServer(log.clock.now, () => sync.noteAnswer());
  const sync: Sync = startSync({ database, log, server });
  let scannedTrial = trial;
  /** Where a scanned trial is opened: among the tasks of the code, or where a code is typed first. */
  const findScannedView = (): View => ({ name: log.device().code === undefined ? 'code' : 'task' });
  const firstView = scannedTrial === undefined ? findFirstView(log.device()) : findScannedView();
  const views = openViewHistory(scanned === undefined ? firstView : { name: 'code' }, findParent);
  const listeners = new Set<() => void>();
  let version = 0;
  let isUpdateReady = false;
  let isWithoutWorker = false;
  let diskFault: string | undefined;
  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  if (channel !== undefined) channel.onmessage = () => void log.reload();
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
  const pin = openReleasePin({ log, sync, views });

  let receiver: Promise<Receiver> | undefined;
  const awaitReceiver = (): Promise<Receiver> => {
    receiver ??= loadReceiver().then((open) => open(database, log));
    return receiver;
  };
  let receipt: Receipt | undefined;
  const showReceipt = (taken: Receipt) => {
    receipt = taken;
    views.open({ name: 'received' });
    void sync.run();
  };

  /** Opens what a code opens; `asked`: the answer about it, where the server was asked before. */
  async function takeCode(code: string, asked?: Promise<Response>): Promise<CodeFault | undefined> {
    const reply = await server.checkCode(code, asked);
    if (reply.kind === 'silence')
      return reply.fault === undefined ? { reason: 'offline' } : { reason: 'fault', fault: reply.fault };
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
    await log.changeDevice(({ formerCodes = [] }) => ({
      code: { code, kind, chOID, state: 'valid' },
      formerCodes: [...formerCodes, ...(before === undefined ? [] : [before])].filter(
        (one) => one.chOID === chOID && one.kind !== kind && one.state === 'valid',
      ),
      ...(isSame ? {} : { task: undefined, open: [], joined: [] }),
    }));
    // What a code is for is known now; the trials come meanwhile.
    void sync.follow(chOID);
    return undefined;
  }

  let failedScan: Console['scanned'];
  async function takeScan(code: string, asked?: Promise<Response>): Promise<void> {
    const fault = await takeCode(code, asked);
    failedScan = fault === undefined ? undefined : { code, fault };
    views.replace({ name: fault === undefined ? 'task' : 'code' });
  }
  const takePart = async (part: string) => showReceipt(await (await awaitReceiver()).takePart(part));
  async function openScan(next: ScannedAddress): Promise<void> {
    if (next.trial !== undefined) scannedTrial = next.trial;
    if (next.code !== undefined) await takeScan(next.code);
    else if (next.trial !== undefined) views.replace(findScannedView());
    if (next.logPart !== undefined) await takePart(next.logPart);
  }
  const opened: Console = {
    get scanned() {
      return failedScan;
    },
    log,
    sync,
    views,
    scannedTrial: () => scannedTrial,
    forgetScannedTrial: () => {
      scannedTrial = undefined;
      changed();
    },
    device: log.device,
    seen: sync.seen,
    link: sync.link,
    language: () => findShownLanguage(findLanguage()),
    readSeen: (chOID) => readSeen(database, chOID),
    hasUpdate: () => isUpdateReady && !pin.isContestOpen(),
    isContestOpen: pin.isContestOpen,
    hasWorkerFiles: () => !isWithoutWorker,
    diskFault: () => diskFault,
    openScan,
    enterCode: (typed) => takeCode(cleanCode(typed)),
    findTrial: (oid) => sync.seen()?.trials.find((trial) => trial.oid === oid),
    findTenure: tenures.find,
    findHolder: tenures.findHolder,
    takeTrial: tenures.take,
    joinTrial: tenures.join,
    takeTab: tenures.takeTab,
    leaveTrial: tenures.leave,
    giveTrial: tenures.give,
    get receipt() {
      return receipt;
    },
    readLogFile: async (text) => showReceipt(await (await awaitReceiver()).takeFile(text)),
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
        // Where that cannot be written they leave by themselves, a little later: what was said is on the disk.
        await log.mark(pending.map((row) => ({ ...row, sendAfter: now }))).catch(() => undefined);
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

  const { code } = log.device();
  if (code !== undefined) {
    const stored = await readSeen(database, code.chOID).catch(() => undefined);
    const following = sync.follow(code.chOID, stored);
    // What the device has is shown at once; without it the first answer is waited for.
    if (stored === undefined) await following;
  }
  if (scanned !== undefined) await takeScan(scanned, check);
  if (logPart !== undefined) void takePart(logPart);
  // A link that is opened over this page does not load it anew.
  window.addEventListener('hashchange', () => void openScan(takeAddress()));
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
