import type { DeviceTrial } from 'shared-domain/live-input';
import type { Database } from '../log/database.ts';
import type { Device } from '../log/device.ts';
import type { FactLog } from '../log/fact-log.ts';
import { isShutOut } from '../sync/elsewhere.ts';
import { findReadTime } from '../sync/seen.ts';
import type { HoldRequest, Server } from '../sync/server.ts';
import type { Sync } from '../sync/sync.ts';
import { holdTab, type TabLease } from '../sync/tab-lease.ts';

/** A trial is held anew long before its hold ends, and often enough that a starter sees which consoles are there. */
const HOLD_AGAIN_MS = 60_000;

/** Who writes a trial, as far as this device knows; `closed`: this device may say nothing more. */
export type Tenure = 'mine' | 'free' | 'other' | 'other tab' | 'closed';

/** Which device's facts count in a trial, since when, and when it was last heard. */
export type Holder = NonNullable<DeviceTrial['tenures']>[number];

/** The trials that this device writes. */
export interface Tenures {
  readonly find: (trial: string) => Tenure;
  /** The device that the server says holds a trial for this kind of code. */
  readonly findHolder: (trial: string) => Holder | undefined;
  /** Takes a trial, from another device too where `isTakenOver`. Without a network it is taken provisionally. */
  readonly take: (trial: string, isTakenOver?: boolean) => Promise<'taken' | 'held'>;
  /** Writes a trial beside other devices, which nobody holds. */
  readonly join: (trial: string) => Promise<void>;
  /** Makes this tab the one of this device that writes a trial. */
  readonly takeTab: (trial: string) => void;
  readonly leave: (trial: string) => Promise<void>;
  /** Leaves a trial to the device that has read its log. */
  readonly give: (trial: string) => Promise<void>;
  /** Somebody writes a trial here: where it was released meanwhile, this device takes it again. */
  readonly noteAct: (trial: string) => Promise<void>;
}

interface Parts {
  readonly database: Database;
  readonly log: FactLog;
  readonly server: Server;
  readonly sync: Sync;
  readonly onChange: () => void;
}

export function openTenures({ database, log, server, sync, onChange }: Parts): Tenures {
  const leases = new Map<string, TabLease>();
  /**
   * What the server last answered, and when by the device's clock: newer than what was read before; `since` when it has been this device's,
   * by the server's.
   */
  const answers = new Map<
    string,
    { readonly isMine: boolean; readonly at: number; readonly since?: string | undefined }
  >();
  /** What was read before this may be long over. */
  const openedAt = log.clock.now();
  let isAsking = false;

  const openLease = (trial: string) => {
    if (!leases.has(trial)) leases.set(trial, holdTab(database, trial, onChange));
  };

  const findSeen = (trial: string): DeviceTrial | undefined => sync.seen()?.trials.find(({ oid }) => oid === trial);

  const findHolder = (trial: string): Holder | undefined => {
    const kind = log.device().code?.kind;
    return findSeen(trial)?.tenures?.find(({ by }) => by === kind);
  };

  /** Trials that were taken while the server did not answer, with the instant. */
  const setProvisional = (trial: string, since: string | undefined) => {
    const { [trial]: _, ...others } = log.device().provisional ?? {};
    return log.changeDevice({ provisional: since === undefined ? others : { ...others, [trial]: since } });
  };

  async function ask(
    trialOID: string,
    hold: boolean,
    how: Pick<HoldRequest, 'take' | 'renew'> = {},
  ): Promise<'taken' | 'held'> {
    const { code, id, place, provisional, handedBy } = log.device();
    if (code === undefined) return 'held';
    const since = provisional?.[trialOID];
    const from = hold ? handedBy?.[trialOID] : undefined;
    const reply = await server.hold(code.code, code.chOID, {
      trialOID,
      device: id,
      hold,
      ...how,
      ...(place === undefined || place === '' ? {} : { label: place }),
      ...(since === undefined ? {} : { since }),
      ...(from === undefined ? {} : { from }),
    });
    // A refusal that says nothing of who holds it (too many calls, a code that is good no more) is as no answer.
    const isHeld = reply.kind === 'refusal' && reply.status === 409;
    if (reply.kind !== 'answer' && !isHeld) {
      if (hold && since === undefined && find(trialOID) !== 'mine')
        await setProvisional(trialOID, new Date(log.clock.at()).toISOString());
      return 'taken';
    }
    if (since !== undefined) await setProvisional(trialOID, undefined);
    if (from !== undefined) await forget('handedBy', trialOID);
    const heldSince = reply.kind === 'answer' ? reply.body.since : undefined;
    if (hold) answers.set(trialOID, { isMine: !isHeld, at: log.clock.now(), since: heldSince });
    else answers.delete(trialOID);
    onChange();
    return isHeld ? 'held' : 'taken';
  }

  /** Forgets that a trial was handed over, or taken. */
  const forget = (what: 'handedBy' | 'given' | 'taken', trial: string) => {
    const { [trial]: _, ...others } = log.device()[what] ?? {};
    return log.changeDevice({ [what]: others });
  };

  /** By the server's last word: its answer to this device, or what was read later. */
  function isOthers(trial: string, device: string): boolean {
    const [seen, answer] = [sync.seen(), answers.get(trial)];
    if (answer !== undefined && answer.at >= (seen === undefined ? 0 : findReadTime(seen, trial)))
      return !answer.isMine;
    if (findSeen(trial)?.organiser === true) return true;
    const holder = findHolder(trial);
    return holder !== undefined && holder.device !== device && holder.device !== log.device().handedBy?.[trial];
  }

  const isJoined = (trial: string) => log.device().joined?.includes(trial) === true;

  function find(trial: string): Tenure {
    const { id, open, provisional } = log.device();
    if (isShutOut(log.device(), sync.seen())) return 'closed';
    if (isJoined(trial)) return leases.get(trial)?.isMine() === true ? 'mine' : 'other tab';
    if (provisional?.[trial] === undefined && isOthers(trial, id)) return 'other';
    if (!open.includes(trial)) return 'free';
    return leases.get(trial)?.isMine() === true ? 'mine' : 'other tab';
  }

  for (const trial of log.device().open) openLease(trial);
  setInterval(() => {
    const { open, provisional = {} } = log.device();
    for (const trial of open)
      if (find(trial) === 'mine' && !isJoined(trial))
        void ask(trial, true, provisional[trial] === undefined ? { renew: true } : {});
  }, HOLD_AGAIN_MS);
  /** Tells the server what was taken without a network; what an organiser writes meanwhile is closed by its answer. */
  async function tellProvisional(): Promise<void> {
    const [trial] = Object.keys(log.device().provisional ?? {});
    if (trial === undefined || isAsking) return;
    isAsking = true;
    await ask(trial, true).finally(() => {
      isAsking = false;
    });
    await dropTaken();
  }
  sync.setBeforeSend(tellProvisional);
  sync.subscribe(() => {
    if (sync.link().isOnline && sync.link().heard > 0) void tellProvisional();
    void dropTaken();
  });

  const putFirst = (trial: string) => [trial, ...log.device().open.filter((one) => one !== trial)];

  /** Closes a trial on this device. */
  async function closeHere(trial: string, change: Partial<Pick<Device, 'joined' | 'taken'>>): Promise<void> {
    leases.get(trial)?.release();
    leases.delete(trial);
    const open = log.device().open.filter((one) => one !== trial);
    await log.changeDevice({ open, ...change });
  }

  async function leave(trial: string): Promise<void> {
    await setProvisional(trial, undefined);
    const wasJoined = isJoined(trial);
    await closeHere(trial, { joined: log.device().joined?.filter((one) => one !== trial) });
    if (!wasJoined) await ask(trial, false);
  }

  /** Closes what an organiser writes by now, until somebody takes it here again. What was taken without a network is asked for first. */
  async function dropTaken(): Promise<void> {
    const seen = sync.seen();
    const { id, open, provisional = {} } = log.device();
    for (const trial of open) {
      const known = findSeen(trial);
      const isTaken = known?.organiser === true && !isJoined(trial) && provisional[trial] === undefined;
      if (!isTaken || seen === undefined || findReadTime(seen, trial) < openedAt || !isOthers(trial, id)) continue;
      const at = known.released ?? new Date(log.clock.at()).toISOString();
      await closeHere(trial, { taken: { ...log.device().taken, [trial]: at } });
    }
  }

  /** Opens a trial on this device and this tab. */
  async function openHere(trial: string): Promise<void> {
    await forget('given', trial);
    await forget('taken', trial);
    openLease(trial);
    void navigator.storage?.persist?.().catch(() => false);
    onChange();
  }

  return {
    find,
    findHolder,
    async take(trial, isTakenOver = false) {
      const answer = await ask(trial, true, isTakenOver ? { take: true } : {});
      if (answer === 'held') return answer;
      await log.changeDevice({ open: putFirst(trial), joined: log.device().joined?.filter((one) => one !== trial) });
      await openHere(trial);
      return 'taken';
    },
    async join(trial) {
      await log.changeDevice({ open: putFirst(trial), joined: [trial, ...(log.device().joined ?? [])] });
      await openHere(trial);
    },
    takeTab(trial) {
      openLease(trial);
      leases.get(trial)?.take();
    },
    leave,
    async give(trial) {
      const given = { ...log.device().given, [trial]: new Date(log.clock.at()).toISOString() };
      await log.changeDevice({ given });
      await leave(trial);
    },
    async noteAct(trial) {
      const released = findSeen(trial)?.released;
      if (released === undefined || !sync.link().isOnline || isJoined(trial) || find(trial) !== 'mine') return;
      if (released >= (answers.get(trial)?.since ?? '')) await ask(trial, true);
    },
  };
}
