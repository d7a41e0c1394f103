import { findUnit, MARK_STATUS, type Performance, type RoundEntry } from 'shared-domain';
import { conflictAt, refusalAt } from '../../base/refusal.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import type { GroupTable } from '../../store/schema.ts';
import { indexEntries } from '../planning/entries.ts';
import { readCommitments } from '../sheets/sheet.ts';
import type { ManualEditState } from '../writing/manual-edit.ts';
import { type Round, type RoundHeat, readRound } from '../writing/round.ts';
import { readOutcome } from './round-outcome.ts';

/** An athlete to be drawn into a heat. */
interface SeedEntry extends RoundEntry {
  readonly sent: SentStart;
}

interface ReserveEntry {
  readonly sent: SentStart;
  readonly place: number;
}

/** The athletes from whom a round is drawn. */
export interface SeedSource {
  readonly entries: readonly SeedEntry[];
  readonly reserves: readonly ReserveEntry[];
  /** Athletes who will not start or were absent at the call, and are drawn into no heat. */
  readonly scratched: readonly SentStart[];
}

/** An entry without its old lane and order. */
const removePlace = ({ lane: _, odr: __, ...entry }: SentStart): SentStart => entry;

/** An entry for another call room: `present` was said at the former one. */
export function removeCall({ presence, ...entry }: SentStart): SentStart {
  return removePlace(presence === undefined || presence === 'present' ? entry : { ...entry, presence });
}

/** Whether an athlete was scratched or absent at the call room. */
const isAbsent = ({ presence }: SentStart): boolean => presence === 'scratched' || presence === 'absent';

const findTeam = ({ clubName, country }: SentStart): string | undefined => clubName ?? country;

/** The group's commitments and the entries of the round's heats, as a round can be drawn again. */
export async function readGroupEntries({ db }: ManualEditState, group: GroupTable, round: Round): Promise<SeedSource> {
  const commitments = (await readCommitments(db, group)).starts;
  const allEntries = [...commitments, ...round.heats.flatMap(({ starts }) => starts)];
  const unit = findUnit(round.event);
  const bestMark = ({ pe }: SentStart): Performance | undefined => {
    const value = pe?.sb ?? pe?.pb;
    return value === undefined ? undefined : { v: value, u: unit, st: MARK_STATUS.unproven };
  };
  const entries = allEntries
    .filter(({ sent }) => !isAbsent(sent))
    .map(({ key, sent }) => ({ id: key, prf: bestMark(sent), team: findTeam(sent), sent: removePlace(sent) }));
  const scratched = allEntries.filter(({ sent }) => isAbsent(sent)).map(({ sent }) => removePlace(sent));
  return { entries, scratched, reserves: [] };
}

/** The entry of a result, completed with what the result has; where there is none, an entry made from the result. */
export function findEntry(
  { starts }: RoundHeat,
  sent: RoundHeat['results'][number]['sent'],
  commitments: readonly SentStart[],
): SentStart {
  const entry = indexEntries(
    starts.map((start) => start.sent),
    commitments,
  ).find(sent);
  const { bib, auid, coid, last, first, category, country, clubName, relay, teamTG, members, dob } = sent;
  const sentFields = { bib, auid, coid, last, first, category, country, clubName, relay, teamTG, members, dob };
  const fields = Object.fromEntries(Object.entries(sentFields).filter(([, value]) => value !== undefined));
  return removeCall({ ...entry, ...fields } as SentStart);
}

/** The athletes who qualified from a round without those who withdrew, and the reserves. */
export async function readQualifiers(
  { db, challenge }: ManualEditState,
  group: GroupTable,
  from: string,
  fillWithReserves: boolean,
): Promise<SeedSource> {
  const round = await readRound(db, challenge, group, from);
  const { heats } = round;
  if (heats.length === 0) throw refusalAt('not found', '$.from', `${group.uid} has no round ${from}`);
  const unfinishedHeat = heats.find(({ hasPublishedResults }) => !hasPublishedResults);
  if (unfinishedHeat !== undefined)
    throw conflictAt('results missing', '$.from', `the results of ${unfinishedHeat.trial.uid} are not known yet`);
  const { decidedBy, qualified, rows: outcomes } = readOutcome(round);
  if (decidedBy === 'rule' && qualified.openTies.length > 0) {
    const tied = qualified.openTies.map((tie) => tie.tied.join(', ')).join('; ');
    throw conflictAt('tie open', '$.from', `a tie for the last place of round ${from} is open: ${tied}`);
  }
  const commitments = (await readCommitments(db, group)).starts.map(({ sent }) => sent);
  const rows = outcomes.map(({ key, heat, result: { sent, row }, code, hasWithdrawn }) => {
    const entry = findEntry(heat, sent, commitments);
    const seedEntry = { id: key, prf: row.prf, place: row.rank, qualified: code, team: findTeam(entry), sent: entry };
    return { key, code, hasWithdrawn, entry, seedEntry };
  });
  const qualifiedRows = rows.filter(({ code, hasWithdrawn }) => code !== undefined && !hasWithdrawn);
  if (qualifiedRows.length === 0)
    throw conflictAt('nobody qualified', '$.from', `nobody goes on from round ${from} of ${group.uid}`);
  const reserveRows = qualified.reserves.flatMap(({ id, place }) => {
    const row = rows.find(({ key, code }) => key === id && code === undefined);
    return row === undefined ? [] : [{ row, place }];
  });
  const withdrawnCount = rows.filter(({ code, hasWithdrawn }) => code !== undefined && hasWithdrawn).length;
  const calledReserves = fillWithReserves ? reserveRows.slice(0, withdrawnCount) : [];
  return {
    entries: [...qualifiedRows, ...calledReserves.map(({ row }) => row)].map(({ seedEntry }) => seedEntry),
    scratched: [],
    reserves: reserveRows.slice(calledReserves.length).map(({ row, place }) => ({ sent: row.entry, place })),
  };
}
