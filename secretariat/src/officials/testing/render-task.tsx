import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import type { AccessCodeKind } from 'shared-domain';
import type { ChallengeSite } from 'shared-domain/contract';
import type { DeviceTrial, SeenFact } from 'shared-domain/live-input';
import type { Console } from '../console.ts';
import { noteDeskChanges } from '../desk/note-desk-changes.ts';
import { TaskScreen } from '../gate/TaskScreen.tsx';
import { DeviceScreen } from '../journal/DeviceScreen.tsx';
import { openDatabase } from '../log/database.ts';
import type { DeviceCode, DevicePreferences, Task, WalkJudge } from '../log/device.ts';
import { openFactLog, type WriteFact } from '../log/fact-log.ts';
import { noteKnownKeys } from '../log/known-keys.ts';
import { isShutOut } from '../sync/elsewhere.ts';
import { type HeardDevice, type HeardJudge, readSeen, type Seen } from '../sync/seen.ts';
import type { Holder, Tenure } from '../tenure/tenures.ts';
import { TrialScreen } from '../trials/TrialScreen.tsx';
import { ConsoleContext, useConsole } from '../use-console.ts';
import '../texts/all-texts.ts';
import { loadAllParts } from '../console-parts.ts';
import type { View } from '../view.ts';

type TrialView = Extract<View, { name: 'trial' }>;

/** Time of the presses, ms: two that are nearer than drops of water would be one. */
let pressedAt = 1_000_000;

/** What the last key wrote, until it is on the disk. */
let writing: Promise<unknown> = Promise.resolve();

/** A text without the spaces that only keep words together. */
export const readText = (text: string | null): string => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

const findKey = (name: string | RegExp, role: 'button' | 'radio') =>
  screen.getByRole(role, {
    name: (found) => (typeof name === 'string' ? readText(found) === name : name.test(readText(found))),
  });

/** Chooses one of several keys. */
export const pressRadio = (name: string | RegExp) => pressKey(name, 1000, 'radio');

/** Types a text into the field of this label. */
export const typeText = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

/** Presses a key of this name, as long after the one before as asked. */
export async function pressKey(
  name: string | RegExp,
  laterMs = 1000,
  role: 'button' | 'radio' = 'button',
): Promise<void> {
  const key = findKey(name, role);
  const event = createEvent.click(key);
  pressedAt += laterMs;
  Object.defineProperty(event, 'timeStamp', { value: pressedAt });
  await act(async () => {
    fireEvent(key, event);
    let awaited: Promise<unknown> | undefined;
    // A key may write again once what it wrote first is on the disk.
    while (awaited !== writing) {
      awaited = writing;
      await awaited;
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
}

/** Presses a key again and again, `laterMs` apart, before what the first press wrote is on the disk. */
export async function pressKeyFast(name: string, times: number, laterMs: number): Promise<void> {
  const key = findKey(name, 'button');
  await act(async () => {
    for (let time = 0; time < times; time += 1) {
      pressedAt += time === 0 ? 1000 : laterMs;
      const event = createEvent.click(key);
      Object.defineProperty(event, 'timeStamp', { value: pressedAt });
      fireEvent(key, event);
    }
    for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Presses one digit after the other. */
export async function typeDigits(digits: string): Promise<void> {
  for (const digit of digits) await pressKey(digit, 10);
}

function Screen() {
  const view = useConsole().views.current();
  if (view.name === 'device') return <DeviceScreen erasing={view.erasing} />;
  if (view.name === 'task') return <TaskScreen />;
  return view.name === 'trial' ? <TrialScreen view={view} /> : null;
}

interface Options {
  readonly factory?: IDBFactory;
  readonly kind?: AccessCodeKind;
  /** What the server has of other devices. */
  readonly facts?: readonly SeenFact[];
  /** Other trials that the device has. */
  readonly others?: readonly Partial<DeviceTrial>[];
  readonly isOnline?: boolean;
  /** What the disk refused. */
  readonly diskFault?: string;
  /** What is wrong with the server. */
  readonly fault?: string;
  readonly language?: 'fr' | 'en';
  /** What the device is called. */
  readonly place?: string;
  /** Which walk judge it is. */
  readonly walkJudge?: WalkJudge;
  /** Another device that holds the trial. */
  readonly holder?: Holder;
  /** Whether another tab of this device writes the trial, until this one takes it. */
  readonly isInOtherTab?: boolean;
  /** Who writes the trial, where that is neither this device nor `holder`. */
  readonly tenure?: Tenure;
  /** When the secretariat took the trial from this device. */
  readonly taken?: string;
  /** When this device handed the trial over. */
  readonly given?: string;
  /** What became of the code of this device. */
  readonly codeState?: DeviceCode['state'];
  /** Where the competition is held, as the server says. */
  readonly site?: ChallengeSite;
  /** Judges' devices, as the server has heard of them. */
  readonly judges?: readonly HeardJudge[];
  /** Devices at the finish and of judges, as a starter reads of them. */
  readonly heard?: readonly HeardDevice[];
}

/** Draws the console of a task over one trial that this device holds, on a log of its own. */
export async function renderTask(
  task: Task,
  trial: Partial<DeviceTrial> & Pick<DeviceTrial, 'g0' | 'g1' | 'rows'>,
  {
    factory = new IDBFactory(),
    kind = 'judge',
    facts = [],
    others = [],
    isOnline = true,
    language = 'fr',
    place = 'Sautoir 2',
    walkJudge,
    judges = [],
    heard = [],
    codeState = 'valid',
    holder,
    isInOtherTab = false,
    tenure = holder === undefined ? 'mine' : 'other',
    taken,
    given,
    site,
    fault,
    diskFault,
  }: Options = {},
) {
  cleanup();
  await loadAllParts();
  const database = await openDatabase(factory);
  const log = await openFactLog(database);
  await log.changeDevice({
    code: { code: 'ABCD-2345', kind, chOID: 'c', state: codeState },
    place,
    walkJudge,
    ...(taken !== undefined && { taken: { t1: taken } }),
    ...(given !== undefined && { given: { t1: given } }),
    preferences: { ...log.device().preferences, language },
  });
  const complete = (given: Partial<DeviceTrial>, oid: string) =>
    ({
      oid,
      uid: `${given.g0}-${given.g1}-56-f1`,
      round: 'f',
      category: 56,
      status: 25,
      date: '2026-06-13T12:35:00Z',
      dets: {},
      refused: [],
      ...given,
    }) as unknown as DeviceTrial;
  const whole = complete(trial, 't1');
  let view: View = { name: 'trial', task, trial: whole.oid };
  const listeners = new Set<() => void>();
  let version = 0;
  let isElsewhere = isInOtherTab;
  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  log.subscribe(changed);
  const show = (next: View) => {
    view = next;
    changed();
  };
  const write = async (made: readonly WriteFact[], isImmediate = false) => {
    const { trials } = seen;
    const named = made.map((make) => noteKnownKeys(make, trials));
    await log.write('c', named, isImmediate ? 0 : 3000);
    return true;
  };
  const writeAwaited = (...said: Parameters<typeof write>) => {
    const written = write(...said);
    writing = written;
    return written;
  };
  /** Trials of which this console has what the secretariat changes noted, beside those that it holds. */
  const noted = new Set<string>();
  let seen = {
    chOID: 'c',
    challenge: { oid: 'c', name: 'Régionaux', kind: 'O', tz: 'Europe/Paris', ...(site && { site }) },
    expires: '',
    cursor: facts.length,
    revision: 1,
    trials: [whole, ...others.map((other, at) => complete(other, `t${at + 2}`))],
    facts,
    judges,
    heard,
    read: 0,
  } as unknown as Seen;
  /** What is known changes. */
  const learn = (next: Seen) => {
    seen = next;
    changed();
  };
  const readChange = (change: Partial<DeviceTrial>): Seen => {
    const trials = seen.trials.map((one) => (one.oid === whole.oid ? { ...one, ...change } : one));
    return noteDeskChanges(seen, { ...seen, trials }, holder === undefined ? [whole.oid] : [...noted]);
  };
  const opened = {
    log,
    device: log.device,
    seen: () => seen,
    readSeen: (oid: string) => readSeen(database, oid),
    link: () => ({ isOnline, heard: log.clock.now(), fault }),
    language: () => language,
    hasUpdate: () => false,
    diskFault: () => diskFault,
    findTrial: (oid: string) => seen.trials.find((one) => one.oid === oid),
    findHolder: () => holder,
    findTenure: () => {
      if (isShutOut(log.device(), seen)) return 'closed';
      if (isElsewhere) return 'other tab';
      return tenure;
    },
    takeTrial: async (oid: string) => {
      await log.changeDevice({ open: [oid, ...log.device().open] });
      return 'taken';
    },
    takeTab: () => {
      isElsewhere = false;
      changed();
    },
    write: writeAwaited,
    sync: {
      noteChanges: (oid: string) => {
        noted.add(oid);
        return () => void noted.delete(oid);
      },
      acknowledge: async () =>
        learn({ ...seen, changes: seen.changes?.map((change) => ({ ...change, isSeen: true })) }),
    },
    scannedTrial: () => undefined,
    forgetScannedTrial: () => undefined,
    views: {
      current: () => view,
      open: show,
      replace: show,
      back: () =>
        show(
          view.name === 'device' ? { name: 'device' } : { ...(view as TrialView), sheet: undefined, about: undefined },
        ),
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  } as unknown as Console;
  render(
    <ConsoleContext value={opened}>
      <Screen />
    </ConsoleContext>,
  );
  return {
    factory,
    /** Facts of this device, without what only says who and when. */
    said: () =>
      log.rows().map(({ fact }) => {
        const {
          id: _,
          at: __,
          seq: ___,
          trialOID: ____,
          renumbered: _____,
          ...content
        } = fact as Record<string, unknown>;
        return content;
      }),
    facts: () => log.rows().map(({ fact }) => fact),
    /** What the page shows. */
    current: () => view,
    /** Shows another view. */
    show,
    device: log.device,
    /** Writes facts whose keys were pressed some time ago. */
    write: (...made: readonly WriteFact[]) => act(async () => void (await write(made, true))),
    /** The trials that this device writes, by oid. */
    hold: (...open: readonly string[]) => act(async () => void (await log.changeDevice({ open }))),
    /** Leaves the trial for the device's screen, or comes back to it. */
    open: (name: 'device' | 'trial') =>
      act(async () => show(name === 'device' ? { name } : { name, task, trial: whole.oid })),
    /** Measures the server's clock, which may be wrong by `error` ms. */
    measureClock: (error: number) =>
      act(async () => {
        const received = log.clock.now();
        await log.measure({ sent: received - 2 * error, received, server: received - error, grain: 0 });
      }),
    /** Chooses how this device shows and sounds. */
    prefer: (chosen: Partial<DevicePreferences>) =>
      act(async () => {
        await log.changeDevice({ preferences: { ...log.device().preferences, ...chosen } });
      }),
    /** The secretariat changes the trial. */
    editTrial: (change: Partial<DeviceTrial>) =>
      act(async () => {
        learn(readChange(change));
      }),
    /** The same, and no screen has been drawn since. */
    editTrialUndrawn: (change: Partial<DeviceTrial>) => {
      seen = readChange(change);
    },
    /** Facts of other devices come. */
    hear: (...heard: readonly SeenFact[]) =>
      act(async () => {
        const allFacts = [...seen.facts, ...heard];
        learn({ ...seen, facts: allFacts, cursor: allFacts.length });
      }),
    /** Something becomes of the code of this device. */
    change: (state: DeviceCode['state']) =>
      act(async () => {
        const { code } = log.device();
        if (code !== undefined) await log.changeDevice({ code: { ...code, state } });
      }),
    /** The page is killed: nothing but the disk is left. */
    kill: () => {
      cleanup();
      database.close();
    },
  };
}
