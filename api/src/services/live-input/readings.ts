import type { ChronosAnswer, RawsAnswer } from 'shared-domain/contract';
import {
  applyCurrentKeys,
  type CurrentFact,
  type FactOfKind,
  indexStartRows,
  isOrderPlace,
  isPlaceTime,
  listFinishFacts,
  listLapFacts,
  pairFinish,
  registerFacts,
  setAside,
} from 'shared-domain/live-input';
import { parseLoggedFact } from '../../presenters/logged-fact.ts';
import type { Db } from '../../store/db.ts';
import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';
import { readFacts } from '../../store/live/facts.ts';
import { readRenumberings } from '../sheets/row-renumbering.ts';
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
  /** A time of a place: its runner is that of the order of finish. */
  readonly isPaired?: true;
}

interface LapReading {
  readonly row: string | undefined;
  readonly at: number;
  readonly device: string;
}

/** Photo finishes and hand times of a race; they are no results until an organiser accepts them. */
export interface Readings {
  readonly raws: readonly Reading<'raw'>[];
  /** A time of a place alone is the runner's whom the order of finish has there. */
  readonly times: readonly Reading<'time'>[];
  /** Laps that were scored, with the row that passed. */
  readonly laps: readonly LapReading[];
}

export async function readReadings(db: Db, trial: string, starts: readonly SentStart[]): Promise<Readings> {
  const facts = await readFacts(db, trial);
  if (facts.length === 0) return { raws: [], times: [], laps: [] };
  const keyedStarts = keyStarts(starts);
  const rowKeys = keyedStarts.map(({ row }) => row);
  const { findRowKey } = indexStartRows(keyedStarts);
  const rekeyedFacts = applyCurrentKeys(facts.map(parseLoggedFact), await readRenumberings(db, trial), rowKeys);
  const { currentFacts } = registerFacts(setAside(rekeyedFacts).facts);
  const pairs = new Map(
    pairFinish(
      currentFacts.map(({ content }) => content),
      findRowKey,
    ).map(({ place, row }) => [place, row]),
  );
  const listReadings = <K extends 'raw' | 'time'>(kind: K): Reading<K>[] =>
    currentFacts
      .filter(({ content }: CurrentFact) => content.kind === kind)
      .map(({ content, original }) => {
        const fact = content as FactOfKind<K>;
        const isPaired = isPlaceTime(content);
        const row = isPaired ? pairs.get(content.place ?? 0) : findRowKey(fact);
        const start = row === undefined ? undefined : starts[rowKeys.indexOf(row)];
        return { fact, row, start, at: original.fact.at, by: original.signerKind, ...(isPaired && { isPaired }) };
      });
  const laps = listLapFacts(listFinishFacts(currentFacts)).map(({ content, at, device }) => ({
    row: findRowKey(content),
    at,
    device,
  }));
  return { raws: listReadings('raw'), times: listReadings('time'), laps };
}

/** Whether a row of the photo finish is only a place whose time somebody else took. */
export const isOfPair = ({ fact }: Reading<'raw'>, times: readonly Reading<'time'>[]): boolean =>
  isOrderPlace(fact) && times.some((one) => one.isPaired === true && one.fact.place === fact.place);

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
  hand: one.fact.hand,
  error: one.fact.error,
  doubt: one.fact.doubt,
});
