import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import { newAct } from '../entry/acts.ts';
import { factsOf, isAccepted } from '../entry/corrections.ts';
import { roundAct } from '../entry/round-act.ts';
import { rowKeys } from '../entry/row-key.ts';
import type { EntryState } from '../entry/write-entry.ts';
import { textOf } from './fact.ts';
import type { SettledFacts } from './settle-facts.ts';

/** Acts of officials beside the rows, and the oids of those that they take back. */
export interface Said {
  readonly acts: readonly OfficialActTable[];
  readonly unsaid: readonly string[];
}

/** No account did it: an official’s code did. */
const unsigned = (act: OfficialActTable): OfficialActTable => ({ ...act, organiser: null });

/** The rules of disqualifications, which everyone reads as remarks; each goes by its fact. */
function remarksOf({ row, before, after }: SettledFacts, now: Date): Said {
  if (textOf(before?.rules ?? {}) === textOf(after.rules)) return { acts: [], unsaid: [] };
  const acts = Object.entries(after.rules).map(([key, { id, at, rules }]) => ({
    ...unsigned(
      newAct(
        'remark',
        { challenge: row.challenge, list: row.oid, row: key },
        { rules: [...rules], public: true },
        '',
        now,
      ),
    ),
    oid: id,
    at: new Date(at).toISOString(),
  }));
  const unsaid = [...Object.values(before?.rules ?? {}), ...Object.values(after.rules)].map(({ id }) => id);
  return { acts, unsaid };
}

/** Rows that were given out already and say something else now (decision 8). */
function correctionsOf(
  { row, results, resultsBefore }: SettledFacts,
  why: string | undefined,
  now: Date,
): OfficialActTable[] {
  if (!isAccepted(row.status)) return [];
  const keys = rowKeys(resultsBefore);
  const after = new Map(rowKeys(results).map((key, at) => [key, results[at]]));
  return resultsBefore.flatMap((before, at) => {
    const key = keys[at] as string;
    const now_ = after.get(key);
    if (textOf(before) === textOf(now_)) return [];
    const body = { before: factsOf(before), after: factsOf(now_), why };
    return [unsigned(newAct('correction', { challenge: row.challenge, list: row.oid, row: key }, body, '', now))];
  });
}

/** What officials say by the facts of a trial, beside its rows; from then on the server says who goes on from its round. */
export async function officialWords(state: EntryState, settled: SettledFacts, why: string | undefined): Promise<Said> {
  const { now } = state;
  const { row: trial, resultsBefore, results } = settled;
  const { acts, unsaid } = remarksOf(settled, now);
  const sheet = { trial, results: resultsBefore.map((sent) => ({ sent })) };
  const round = textOf(results) === textOf(resultsBefore) ? [] : await roundAct(state, sheet);
  return { unsaid, acts: [...acts, ...correctionsOf(settled, why, now), ...round.map(unsigned)] };
}
