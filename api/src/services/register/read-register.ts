import type { AthletesAnswer } from 'shared-domain/contract';
import { refusal } from '../../base/refusal.ts';
import { findChallenge } from '../../store/challenges/challenges.ts';
import { readNameMask } from '../../store/lists/name-masks.ts';
import { type ListRows, listRowsByList } from '../../store/lists/register-rows.ts';
import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';
import type { Context } from '../context/context.ts';
import { indexEntries } from '../planning/entries.ts';
import { keyRows } from '../sheets/row-key.ts';
import { groupByAthlete, mergePerson, type Named } from './same-athlete.ts';

type Athlete = AthletesAnswer['athletes'][number];

interface AthleteRow {
  readonly sent: Named;
  readonly entry: Athlete['entries'][number];
}

const parse = <T>(texts: readonly string[]): T[] => texts.map((text) => JSON.parse(text) as T);

/** People of one list: of its start list, and of its results who are in no start list. Relay teams are not people. */
function readList({ list: trial, gOID, starts, results }: ListRows): AthleteRow[] {
  const sentStarts = parse<SentStart>(starts);
  const entries = indexEntries(sentStarts);
  const entered: AthleteRow[] = keyRows(sentStarts)
    .filter(({ sent }) => sent.relay === undefined && Boolean(sent.last))
    .map(({ key: row, sent }) => {
      const { bib, lane, presence, pe } = sent;
      return { sent, entry: { trial, gOID, row, isResult: false, bib, lane, presence, pb: pe?.pb, sb: pe?.sb } };
    });
  const keys = new Set(entered.map(({ entry }) => entry.row));
  const others: AthleteRow[] = keyRows(parse<SentResult>(results))
    .filter(({ key, sent }) => sent.relay === undefined && Boolean(sent.last) && !keys.has(key))
    .filter(({ sent }) => entries.find(sent) === undefined)
    .map(({ key: row, sent }) => ({
      sent: sent as Named,
      entry: { trial, gOID, row, isResult: true, bib: sent.bib, lane: sent.lane },
    }));
  return [...entered, ...others];
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

const byName = new Intl.Collator('fr');

/** Everybody whom the lists of a competition name, with all their entries; hidden athletes without their name unless they are `named`. */
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
    // The place of a name in the alphabet would tell it.
    const shown = isNamed ? athletes : (await readNameMask(tx, chOID)).value(athletes);
    const sorted = [...shown].sort((a, b) =>
      byName.compare(`${a.last} ${a.first ?? ''}`, `${b.last} ${b.first ?? ''}`),
    );
    return { revision: challenge.revision, athletes: sorted };
  });
}
