import type { AccessCodeKind, Language } from 'shared-domain';
import type { DeviceAnswer } from 'shared-domain/contract';
import type { Console } from '../console.ts';
import { type Device, type Task, WALK_JUDGES, type WalkJudge } from '../log/device.ts';
import { openDeviceClock } from '../log/device-clock.ts';
import type { FactLog } from '../log/fact-log.ts';
import type { LogRow } from '../log/log-row.ts';
import type { Seen } from '../sync/seen.ts';
import type { Sync } from '../sync/sync.ts';
import type { View } from '../view.ts';

/** Whose console is looked at. */
export interface TwinSubject {
  /** The device; undefined where none of them writes the trial. */
  readonly device?: { readonly id: string; readonly label?: string | undefined } | undefined;
  readonly by: AccessCodeKind;
  readonly task: Task;
  readonly trial: string;
}

interface TwinState {
  readonly seen: Seen;
  /** Whether the server answered last. */
  readonly isOnline: boolean;
  readonly language: Language;
}

/** A console over what the server has of a device. Nothing can be written by it. */
export interface Twin {
  readonly opened: Console;
  readonly show: (state: TwinState) => void;
}

/** What the server has of a device's log, as that device's own rows. */
function listRows({ chOID, facts, trials }: Seen, device: string): readonly LogRow[] {
  const refused = new Set(trials.flatMap((trial) => trial.refused.map(({ id }) => id)));
  return facts
    .filter((one) => one.device === device)
    .map(({ n, fact, aside }) => ({
      seq: Number(fact.seq ?? n),
      chOID,
      fact: fact as LogRow['fact'],
      state: aside !== undefined ? 'aside' : refused.has(fact.id) ? 'refused' : 'taken',
      sendAfter: 0,
      isStored: true,
      ...(aside === undefined ? {} : { aside }),
    }));
}

/** Which walk judge a device is, by what it said last. */
function findWalkJudge(rows: readonly LogRow[]): WalkJudge | undefined {
  const judges = rows.map(({ fact }) =>
    fact.kind !== 'walk' ? undefined : fact.what === 'chief' ? 'chief' : WALK_JUDGES.find((one) => one === fact.judge),
  );
  return judges.findLast((judge) => judge !== undefined);
}

const nothing = async (): Promise<void> => undefined;

/** Opens the read-only twin of a console. */
export function openTwin({ device, by, task, trial }: TwinSubject, first: TwinState): Twin {
  const clock = openDeviceClock();
  const view: View = { name: 'trial', task, trial };
  const id = device?.id ?? '';
  const makeDevice = ({ seen, language }: TwinState): Device => ({
    key: 'device',
    id,
    next: 1,
    lastAt: 0,
    code: { code: '', kind: by, chOID: seen.chOID, state: 'valid' },
    task,
    place: device?.label,
    walkJudge: findWalkJudge(listRows(seen, id)),
    open: [trial],
    preferences: { theme: 'sun', hasGloves: false, isMirrored: false, language },
  });
  let state = first;
  let rows = listRows(first.seen, id);
  let own = makeDevice(first);
  let heard = clock.now();
  let version = 0;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const log: FactLog = {
    clock,
    device: () => own,
    rows: () => rows,
    write: async () => [],
    receive: async () => 0,
    erase: nothing,
    mark: nothing,
    changeDevice: nothing,
    measure: nothing,
    reload: nothing,
    subscribe,
  };
  const sync: Sync = {
    link: () => ({ isOnline: state.isOnline, heard }),
    seen: () => state.seen,
    follow: nothing,
    watch: () => undefined,
    run: nothing,
    noteAnswer: () => undefined,
    noteChanges: () => () => undefined,
    acknowledge: nothing,
    setBeforeSend: () => undefined,
    subscribe,
    stop: () => undefined,
  };
  const findTrial = (oid: string) => state.seen.trials.find((one) => one.oid === oid);
  const stay = () => undefined;
  const opened: Console = {
    log,
    sync,
    views: { current: () => view, open: stay, replace: stay, back: stay, subscribe },
    device: () => own,
    seen: sync.seen,
    readSeen: async () => undefined,
    link: sync.link,
    language: () => state.language,
    hasUpdate: () => false,
    isContestOpen: () => false,
    hasWorkerFiles: () => true,
    diskFault: () => undefined,
    scannedTrial: () => undefined,
    forgetScannedTrial: stay,
    scanned: undefined,
    openScan: nothing,
    enterCode: async () => ({ reason: 'unknown' }),
    findTrial,
    findTenure: () => 'mine',
    findHolder: (oid) => findTrial(oid)?.tenures?.find((one) => one.by === by),
    takeTrial: async () => 'held',
    joinTrial: nothing,
    takeTab: stay,
    leaveTrial: nothing,
    giveTrial: nothing,
    receipt: undefined,
    readLogFile: nothing,
    write: async () => false,
    subscribe,
    version: () => version,
  };
  return {
    opened,
    show(next) {
      if (next.seen !== state.seen) rows = listRows(next.seen, id);
      state = next;
      own = makeDevice(next);
      if (next.isOnline) heard = clock.now();
      version += 1;
      for (const listener of listeners) listener();
    },
  };
}

/** The device that writes a trial with a kind of code, else the one that said something of it last. */
export function findWriter(
  { trials, facts }: Pick<DeviceAnswer | Seen, 'trials' | 'facts'>,
  trial: string,
  by: AccessCodeKind,
): TwinSubject['device'] {
  const holder = trials.find(({ oid }) => oid === trial)?.tenures?.find((one) => one.by === by);
  if (holder !== undefined) return { id: holder.device, label: holder.label };
  const last = facts.findLast((one) => one.fact.trialOID === trial && one.by === by);
  return last && { id: last.device };
}

/** Of these trials, the one of which a device said something last. */
export const findLastTrial = ({ facts }: Pick<Seen, 'facts'>, device: string, trials: readonly string[]) =>
  trials.find(
    (oid) =>
      oid ===
      facts.findLast((one) => one.device === device && trials.some((known) => known === one.fact.trialOID))?.fact
        .trialOID,
  );
