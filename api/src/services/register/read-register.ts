import type { AthletesAnswer } from 'shared-domain/contract';
import { refusal } from '../../base/refusal.ts';
import { findChallenge } from '../../store/challenges/challenges.ts';
import { readNameMask } from '../../store/lists/name-masks.ts';
import { type ListRows, listRowsByList } from '../../store/lists/register-rows.ts';
import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';
import type { Context } from '../context/context.ts';
import { indexEntries } from '../planning/entries.ts';
import { keyRows } from '../sheets/row-key.ts';
import { groupByAthlete, mergePerson, type PersonFields } from './same-athlete.ts';

type Athlete = AthletesAnswer['athletes'][number];

interface AthleteRow {
  readonly sent: PersonFields;
  readonly entry: Athlete['entries'][number];
}

const parseRows = <T>(texts: readonly string[]): T[] => texts.map((text) => JSON.parse(text) as T);

/** The athletes of one list: those of its start list, and those with a result alone. Relay teams are left out. */
function readList({ list: trial, gOID, starts, results }: ListRows): AthleteRow[] {
  const sentStarts = parseRows<SentStart>(starts);
  const entries = indexEntries(sentStarts);
  const entryRows: AthleteRow[] = keyRows(sentStarts)
    .filter(({ sent }) => sent.relay === undefined && Boolean(sent.last))
    .map(({ key: row, sent }) => {
      const { bib, lane, presence, pe } = sent;
      return { sent, entry: { trial, gOID, row, isResult: false, bib, lane, presence, pb: pe?.pb, sb: pe?.sb } };
    });
  const keys = new Set(entryRows.map(({ entry }) => entry.row));
  const resultRows: AthleteRow[] = keyRows(parseRows<SentResult>(results))
    .filter(({ key, sent }) => sent.relay === undefined && Boolean(sent.last) && !keys.has(key))
    .filter(({ sent }) => entries.find(sent) === undefined)
    .map(({ key: row, sent }) => ({
      sent: sent as PersonFields,
      entry: { trial, gOID, row, isResult: true, bib: sent.bib, lane: sent.lane },
    }));
  return [...entryRows, ...resultRows];
}

function presentAthlete(rows: readonly AthleteRow[]): Athlete {
  const entries = rows.map(({ entry }) => entry);
  const [first] = entries;
  const bibs = [...new Set(entries.flatMap(({ bib }) => (bib ? [bib] : [])))];
  return {
    key: `${first?.trial ?? ''}~${first?.row ?? ''}`,
    ...mergePerson(rows.map(({ sent }) => sent)),
    bibs,
    entries,
  };
}

const nameCollator = new Intl.Collator('fr');

/** All athletes in the lists of a competition, with all their entries. @param isNamed whether hidden athletes keep their names */
export async function readRegister(
  ctx: Context,
  chOID: string,
  { isNamed }: { readonly isNamed: boolean },
): Promise<AthletesAnswer> {
  return ctx.store.snapshot(async (tx) => {
    const challenge = await findChallenge(tx, chOID);
    if (challenge === undefined) throw refusal('not found', `there is no challenge ${chOID}`);
    const rows = (await listRowsByList(tx, chOID)).flatMap(readList);
    const athletes = groupByAthlete(rows).map(presentAthlete);
    // Names are hidden before sorting, as the place in the alphabet would give a hint of them.
    const visibleAthletes = isNamed ? athletes : (await readNameMask(tx, chOID)).value(athletes);
    const sorted = [...visibleAthletes].sort((a, b) =>
      nameCollator.compare(`${a.last} ${a.first ?? ''}`, `${b.last} ${b.first ?? ''}`),
    );
    return { revision: challenge.revision, athletes: sorted };
  });
}
