import { type EventRef, isPublished, readEvent } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import { type PositionedResult, readPositionedResults } from '../../store/lists/lists.ts';
import { readActs } from '../../store/lists/official-acts.ts';
import type { SentResult, SentTrial } from '../../store/lists/sent-rows.ts';
import { listTrials } from '../../store/lists/trials.ts';
import type { TrialTable } from '../../store/schema.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import { keyRows } from '../sheets/row-key.ts';
import { parseDets, readSheetStarts, type SheetStart } from '../sheets/sheet.ts';

/** A result of a heat: as it was sent (`sent`), as the public sees it (`row`) and as it is stored (`placed`). */
interface HeatResult {
  readonly key: string;
  readonly sent: SentResult;
  readonly row: ResultRow;
  readonly placed: PositionedResult;
}

export interface RoundHeat {
  readonly trial: TrialTable;
  readonly dets: NonNullable<SentTrial['dets']>;
  readonly starts: readonly SheetStart[];
  readonly results: readonly HeatResult[];
  /** Whether its status is unofficial or official. */
  readonly hasPublishedResults: boolean;
}

/** One round of a group: its heats in order, and the officials' acts about it. */
export interface Round {
  readonly event: EventRef;
  readonly heats: readonly RoundHeat[];
  readonly acts: readonly OfficialActTable[];
}

async function readHeat(db: Db, trial: TrialTable): Promise<RoundHeat> {
  const placed = await readPositionedResults(db, trial.oid);
  const results = keyRows(placed.map((row) => JSON.parse(row.sent) as SentResult));
  return {
    trial,
    dets: parseDets(trial),
    starts: await readSheetStarts(db, trial.oid),
    results: results.map((result, at) => {
      const row = placed[at] as PositionedResult;
      return { ...result, placed: row, row: JSON.parse(row.body) as ResultRow };
    }),
    hasPublishedResults: isPublished(trial.status),
  };
}

/** The round of a group with a letter (`f`, `s`…); without heats where no trial has it. */
export async function readRound(
  db: Db,
  challenge: { readonly oid: string; readonly kind: string },
  group: { readonly oid: string; readonly g0: number; readonly g1: string },
  round: string,
): Promise<Round> {
  const trials = (await listTrials(db, challenge.oid)).filter(
    (trial) =>
      trial.trial_group === group.oid && trial.round === round && trial.g0 === group.g0 && trial.g1 === group.g1,
  );
  const heats: RoundHeat[] = [];
  for (const trial of trials.toSorted((a, b) => a.heat - b.heat)) heats.push(await readHeat(db, trial));
  const acts = (await readActs(db, [group.oid])).filter((act) => act.round === round);
  const isHandTimed = heats.length > 0 && heats.every(({ dets }) => dets.hand === true);
  return { event: readEvent({ ...group, dets: { hand: isHandTimed } }, challenge.kind), heats, acts };
}
