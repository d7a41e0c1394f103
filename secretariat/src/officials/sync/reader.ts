import type { DeviceAnswer } from 'shared-domain/contract';
import { noteDeskChanges } from '../desk/note-desk-changes.ts';
import type { Database } from '../log/database.ts';
import type { DeviceCode } from '../log/device.ts';
import type { FactLog } from '../log/fact-log.ts';
import { findChangedRows, findLostRows } from './apply-answer.ts';
import { findElsewhere } from './elsewhere.ts';
import type { Link } from './link.ts';
import { findQuery, mergeAnswer, readSeen, type Seen, writeSeen } from './seen.ts';
import type { Server } from './server.ts';

/** How often all trials are read while one is on screen, ms. */
const READ_ALL_EVERY_MS = 60_000;

/** Reads what others say in the competition that this device follows, and keeps it. */
export interface Reader {
  readonly seen: () => Seen | undefined;
  /** Begins with another competition: with what the caller or the device has of it. */
  readonly follow: (chOID: string, stored?: Seen) => Promise<void>;
  /** The competition that is followed, by its oid. */
  readonly followed: () => string | undefined;
  /** Whether all trials are to be read, although one of them is on screen. */
  readonly isAllDue: () => boolean;
  /** Reads what is new in a trial, or in all; `news` where something was. Waits `waitS` seconds for it. */
  readonly read: (
    code: DeviceCode,
    options?: { readonly signal?: AbortSignal; readonly waitS?: number; readonly trial?: string | undefined },
  ) => Promise<'news' | 'same' | 'lost'>;
  /** Keeps what the secretariat changes in a trial, which is shown beside another task, until somebody has read it; the answer ends it. */
  readonly noteChanges: (trial: string) => () => void;
  /** Somebody has read what the secretariat changed in a trial. */
  readonly acknowledge: (trial: string) => Promise<void>;
}

interface Parts {
  readonly database: Database;
  readonly log: FactLog;
  readonly server: Server;
  readonly link: Link;
  /** Whether facts are on their way. */
  readonly isSending: () => boolean;
  /** The server has answered with that code. */
  readonly onAnswer: (code: DeviceCode) => void;
  /** What was read says that the competition, which was written elsewhere, is written here again. */
  readonly onReturn: () => void;
  readonly onChange: () => void;
}

/** Whether a screen is told something else than before: what to show, which pictures, which decisions it withholds. */
const isToldOtherwise = (seen: Seen | undefined, { screen, pictures, withheld }: DeviceAnswer): boolean =>
  JSON.stringify([seen?.screen, seen?.pictures, seen?.withheld]) !== JSON.stringify([screen, pictures, withheld]);

export function createReader({ database, log, server, link, isSending, onAnswer, onReturn, onChange }: Parts): Reader {
  let seen: Seen | undefined;
  let followed: string | undefined;
  let allRead = 0;
  /** Trials that this device writes beside whoever holds them. */
  const beside = new Set<string>();
  /** What the last answer said to be told again, and which trials it was asked about. */
  let lastMark: { readonly mark: string; readonly asked: string } | undefined;

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
    seen = noteDeskChanges(seen, merged, [...log.device().open, ...beside]);
    // What waited while the competition was written elsewhere goes out.
    if (wasElsewhere && findElsewhere(seen) === undefined) onReturn();
    if (asked === undefined) allRead = log.clock.now();
    if (isNews) await writeSeen(database, seen);
    const refused = new Map(answer.trials.flatMap((trial) => trial.refused.map((one) => [one.id, one] as const)));
    const trials = new Set(answer.trials.map(({ oid }) => oid));
    await log.mark(findChangedRows(log.rows(), answer.challenge.oid, trials, refused));
    onChange();
  }

  const read: Reader['read'] = async (code, { signal, waitS = 0, trial } = {}) => {
    let isNews = false;
    for (let wait = waitS; ; wait = 0) {
      const asked = findQuery(seen, trial);
      const askedKey = [code.code, ...(asked.trials ?? [])].join();
      const mark = lastMark?.asked === askedKey ? lastMark.mark : undefined;
      const query = { ...asked, mark, device: log.device().id };
      const reply = await server.read(code.code, code.chOID, query, wait, signal);
      if (signal?.aborted === true || code.chOID !== followed) return 'lost';
      if ((await link.hear(reply, code, 'read')) !== 'answered' || reply.kind !== 'answer') return 'lost';
      // Another competition may be followed by now, whose trials these are not.
      if (code.chOID !== followed) return 'lost';
      const { body } = reply;
      isNews ||= body.facts.length > 0 || body.trials.some(({ same }) => same !== true) || isToldOtherwise(seen, body);
      lastMark = { mark: body.mark, asked: askedKey };
      try {
        await take(body, query.trials);
      } finally {
        // What the device says of itself is after what it was told.
        onAnswer(code);
      }
      if (seen !== undefined && !body.more) {
        // What the server lost, as after a backup was taken back, is sent again; not what is on its way.
        if (wait === 0 && !isSending()) await log.mark(findLostRows(log.rows(), log.device().id, body));
        return isNews ? 'news' : 'same';
      }
    }
  };

  return {
    seen: () => seen,
    async follow(chOID, known) {
      followed = chOID;
      if (seen?.chOID !== chOID) {
        seen = undefined;
        allRead = 0;
        const stored = known ?? (await readSeen(database, chOID).catch(() => undefined));
        if (followed === chOID) seen ??= stored;
      }
      onChange();
    },
    followed: () => followed,
    isAllDue: () => log.clock.now() - allRead > READ_ALL_EVERY_MS,
    read,
    noteChanges(trial) {
      beside.add(trial);
      return () => void beside.delete(trial);
    },
    async acknowledge(trial) {
      if (seen === undefined) return;
      const changes = seen.changes?.map((change) => (change.trial === trial ? { ...change, isSeen: true } : change));
      seen = { ...seen, changes };
      onChange();
      await writeSeen(database, seen).catch(() => undefined);
    },
  };
}
