import { findUnit, MARK_STATUS, type Performance, type RoundEntry } from 'shared-domain';
import { conflictAt, refusalAt } from '../../base/refusal.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import type { GroupTable } from '../../store/schema.ts';
import { indexEntries } from '../planning/entries.ts';
import { readCommitments } from '../sheets/sheet.ts';
import { type Round, type RoundHeat, readRound } from '../writing/round.ts';
import type { EntryState } from '../writing/write-entry.ts';
import { readOutcome } from './round-outcome.ts';

/** One who is to be put in a heat. */
interface Seeded extends RoundEntry {
  readonly sent: SentStart;
}

interface Reserved {
  readonly sent: SentStart;
  readonly place: number;
}

export interface Source {
  readonly entries: readonly Seeded[];
  readonly reserves: readonly Reserved[];
  /** Who will not start, or was absent at the call, and is in no heat. */
  readonly scratched: readonly SentStart[];
}

/** An entry without the place it had: lane and order are the new heat's. */
function unplaced({ lane: _, odr: __, presence, ...entry }: SentStart): SentStart {
  return presence === undefined || presence === 'present' ? entry : { ...entry, presence };
}

/** Whether the call room knows that somebody is not there. */
const isMissing = ({ presence }: SentStart): boolean => presence === 'scratched' || presence === 'absent';

const teamOf = ({ clubName, country }: SentStart): string | undefined => clubName ?? country;

/** The commitments, and the entries of the round's heats, as a round can be seeded again. */
export async function readGroupEntries({ db }: EntryState, group: GroupTable, round: Round): Promise<Source> {
  const commitments = (await readCommitments(db, group)).starts;
  const all = [...commitments, ...round.heats.flatMap(({ starts }) => starts)];
  const u = findUnit(round.event);
  const bestMark = ({ pe }: SentStart): Performance | undefined => {
    const v = pe?.sb ?? pe?.pb;
    return v === undefined ? undefined : { v, u, st: MARK_STATUS.unproven };
  };
  const entries = all
    .filter(({ sent }) => !isMissing(sent))
    .map(({ key, sent }) => ({ id: key, prf: bestMark(sent), team: teamOf(sent), sent: unplaced(sent) }));
  const scratched = all.filter(({ sent }) => isMissing(sent)).map(({ sent }) => unplaced(sent));
  return { entries, scratched, reserves: [] };
}

/** The entry that a result of a round belongs to, named by either. */
export function findEntry(
  { starts }: RoundHeat,
  sent: RoundHeat['results'][number]['sent'],
  more: readonly SentStart[],
): SentStart {
  const known = indexEntries(
    starts.map((start) => start.sent),
    more,
  ).find(sent);
  const { bib, auid, coid, last, first, category, country, clubName, relay, teamTG, members, dob } = sent;
  const own = { bib, auid, coid, last, first, category, country, clubName, relay, teamTG, members, dob };
  const fields = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  return unplaced({ ...known, ...fields } as SentStart);
}

/** Those who go on from a round, those who withdrew left out, and who comes next. */
export async function readQualifiers(
  { db, challenge }: EntryState,
  group: GroupTable,
  from: string,
  fillWithReserves: boolean,
): Promise<Source> {
  const round = await readRound(db, challenge, group, from);
  const { heats } = round;
  if (heats.length === 0) throw refusalAt('not found', '$.from', `${group.uid} has no round ${from}`);
  const waiting = heats.find(({ hasPublishedResults }) => !hasPublishedResults);
  if (waiting !== undefined)
    throw conflictAt('results missing', '$.from', `the results of ${waiting.trial.uid} are not known yet`);
  const { decidedBy, qualified, rows: outcomes } = readOutcome(round);
  if (decidedBy === 'rule' && qualified.openTies.length > 0) {
    const tied = qualified.openTies.map((tie) => tie.tied.join(', ')).join('; ');
    throw conflictAt('tie open', '$.from', `a tie for the last place of round ${from} is open: ${tied}`);
  }
  const commitments = (await readCommitments(db, group)).starts.map(({ sent }) => sent);
  const rows = outcomes.map(({ key, heat, result: { sent, row }, code, hasWithdrawn }) => {
    const entry = findEntry(heat, sent, commitments);
    const seeded = { id: key, prf: row.prf, place: row.rank, qualified: code, team: teamOf(entry), sent: entry };
    return { key, code, withdrawn: hasWithdrawn, entry, seeded };
  });
  const on = rows.filter(({ code, withdrawn }) => code !== undefined && !withdrawn);
  if (on.length === 0)
    throw conflictAt('nobody qualified', '$.from', `nobody goes on from round ${from} of ${group.uid}`);
  const next = qualified.reserves.flatMap(({ id, place }) => {
    const row = rows.find(({ key, code }) => key === id && code === undefined);
    return row === undefined ? [] : [{ row, place }];
  });
  const gone = rows.filter(({ code, withdrawn }) => code !== undefined && withdrawn).length;
  const called = fillWithReserves ? next.slice(0, gone) : [];
  return {
    entries: [...on, ...called.map(({ row }) => row)].map(({ seeded }) => seeded),
    scratched: [],
    reserves: next.slice(called.length).map(({ row, place }) => ({ sent: row.entry, place })),
  };
}
