import type { ChronosAnswer, RawsAnswer } from 'shared-domain/contract';
import {
  applyCurrentKeys,
  type CurrentFact,
  type FactOfKind,
  indexStartRows,
  registerFacts,
  setAside,
} from 'shared-domain/live-input';
import type { Db } from '../../store/db.ts';
import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';
import { readFacts } from '../../store/live/facts.ts';
import { readRenumberings } from '../sheets/row-renumbering.ts';
import { parseLoggedFact } from './stored-fact.ts';
import { keyStarts } from './trial-rows.ts';

type RawRow = RawsAnswer['raws'][number]['rows'][number];
type ChronoRow = ChronosAnswer['chronos'][number]['rows'][number];

/** A finish time as an official sent it, with the key of the row that it names. */
export interface Reading<K extends 'raw' | 'time'> {
  readonly fact: FactOfKind<K>;
  readonly row: string | undefined;
  readonly start: SentStart | undefined;
  readonly at: string;
  readonly by: string;
}

/** Photo finishes and hand times of a race; they are no results until an organiser accepts them. */
interface Readings {
  readonly raws: readonly Reading<'raw'>[];
  readonly times: readonly Reading<'time'>[];
}

export async function readReadings(db: Db, trial: string, starts: readonly SentStart[]): Promise<Readings> {
  const facts = await readFacts(db, trial);
  if (facts.length === 0) return { raws: [], times: [] };
  const keyedStarts = keyStarts(starts);
  const rowKeys = keyedStarts.map(({ row }) => row);
  const { findRowKey } = indexStartRows(keyedStarts);
  const rekeyedFacts = applyCurrentKeys(facts.map(parseLoggedFact), await readRenumberings(db, trial), rowKeys);
  const { currentFacts } = registerFacts(setAside(rekeyedFacts).facts);
  const listReadings = <K extends 'raw' | 'time'>(kind: K): Reading<K>[] =>
    currentFacts
      .filter(({ content }: CurrentFact) => content.kind === kind)
      .map(({ content, original }) => {
        const fact = content as FactOfKind<K>;
        const row = findRowKey(fact);
        const start = row === undefined ? undefined : starts[rowKeys.indexOf(row)];
        return { fact, row, start, at: original.fact.at, by: original.signerKind };
      });
  return { raws: listReadings('raw'), times: listReadings('time') };
}

/** The athlete or lane of a reading, as far as it is known. */
const identifyReading = ({
  fact,
  start,
}: Reading<'raw'> | Reading<'time'>): Pick<SentResult, 'bib' | 'auid' | 'lane'> => ({
  bib: fact.bib ?? start?.bib,
  auid: start?.auid,
  lane: fact.lane ?? start?.lane,
});

export const presentRaw = (one: Reading<'raw'>): RawRow => {
  const { id, v, st, place, reaction, splits } = one.fact;
  return {
    id,
    at: one.at,
    by: one.by as NonNullable<RawRow['by']>,
    ...identifyReading(one),
    prf: v === undefined ? { st } : { v, u: 'ms', st },
    rank: place,
    reaction,
    splits,
  };
};

export const presentChrono = (one: Reading<'time'>): ChronoRow => ({
  id: one.fact.id,
  at: one.at,
  by: one.by as NonNullable<ChronoRow['by']>,
  ...identifyReading(one),
  place: one.fact.place,
  v: one.fact.v,
});
