import { isPublished } from 'shared-domain';
import { formatCanonicalJson } from 'shared-domain/live-input';
import type { Db } from '../../store/db.ts';
import { readActs } from '../../store/lists/official-acts.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import { createAct } from '../sheets/acts.ts';
import { makeRowKeys } from '../sheets/row-key.ts';
import { pickLoggedFields } from '../writing/corrections.ts';
import type { ManualEditState } from '../writing/manual-edit.ts';
import { planQualificationAct } from '../writing/qualification-act.ts';
import type { AppliedFacts } from './apply-facts.ts';
import type { LiveTrialState, ReportNote } from './live-trial-state.ts';

/** Acts of officials to add, and the oids of those to withdraw. */
interface PlannedActs {
  readonly acts: readonly OfficialActTable[];
  readonly withdrawnOids: readonly string[];
}

/** Officials sign by a code, which has no account. */
const removeAccount = (act: OfficialActTable): OfficialActTable => ({ ...act, organiser: null });

/** A public remark that facts make: the rules of a disqualification, or a referee's decision on a report. */
type FactRemark = Pick<ReportNote, 'id' | 'at' | 'row' | 'rules'> & { readonly text?: string };

const listRemarks = (state: LiveTrialState | undefined): readonly FactRemark[] => {
  // The red card of a disqualified athlete and its rule are two remarks of one fact: the rule says more.
  const rules = Object.entries(state?.rules ?? {}).map(([row, one]) => ({ ...one, row }));
  const ids = new Set(rules.map(({ id }) => id));
  return [...rules, ...(state?.notes ?? []).filter(({ id }) => !ids.has(id))];
};

/** oids of the remarks with these rules; a remark that moved to another bib has a new oid and is found by its instant. */
async function findRemarkOids(db: Db, list: string, remarks: readonly FactRemark[]): Promise<string[]> {
  const instants = new Set(remarks.map(({ at }) => new Date(at).toISOString()));
  const ids = new Set(remarks.map(({ id }) => id));
  const isSameRemark = ({ oid, at, organiser }: OfficialActTable) =>
    ids.has(oid) || (organiser === null && instants.has(at));
  return (await readActs(db, [list])).filter((act) => act.kind === 'remark' && isSameRemark(act)).map(({ oid }) => oid);
}

/** Public remarks with the rules of disqualifications; their oids are the ids of the facts. */
async function planRemarks(db: Db, { row, before, after }: AppliedFacts, now: Date): Promise<PlannedActs> {
  const [remarksBefore, remarks] = [listRemarks(before), listRemarks(after)];
  if (formatCanonicalJson(remarksBefore) === formatCanonicalJson(remarks)) return { acts: [], withdrawnOids: [] };
  const acts = remarks.map(({ row: key, id, at, text, rules }) => ({
    ...removeAccount(
      createAct(
        'remark',
        { challenge: row.challenge, list: row.oid, row: key },
        {
          ...(rules === undefined ? {} : { rules: [...rules] }),
          ...(text === undefined ? {} : { text }),
          public: true,
        },
        '',
        now,
      ),
    ),
    oid: id,
    at: new Date(at).toISOString(),
  }));
  return { acts, withdrawnOids: await findRemarkOids(db, row.oid, [...remarksBefore, ...remarks]) };
}

/** Corrections of published rows that have changed (Q8). */
function planCorrections(
  { row, results, resultsBefore }: AppliedFacts,
  why: string | undefined,
  now: Date,
): OfficialActTable[] {
  if (!isPublished(row.status)) return [];
  const keys = makeRowKeys(resultsBefore);
  const after = new Map(makeRowKeys(results).map((key, at) => [key, results[at]]));
  return resultsBefore.flatMap((before, at) => {
    const key = keys[at] as string;
    const rowAfter = after.get(key);
    if (formatCanonicalJson(before) === formatCanonicalJson(rowAfter)) return [];
    const body = { before: pickLoggedFields(before), after: pickLoggedFields(rowAfter), why };
    return [
      removeAccount(createAct('correction', { challenge: row.challenge, list: row.oid, row: key }, body, '', now)),
    ];
  });
}

/** The officials' acts that follow from the facts of a trial; from the first result on the server computes who qualifies. */
export async function planOfficialActs(
  state: ManualEditState,
  appliedFacts: AppliedFacts,
  why: string | undefined,
): Promise<PlannedActs> {
  const { now } = state;
  const { row: trial, resultsBefore, results } = appliedFacts;
  const { acts, withdrawnOids } = await planRemarks(state.db, appliedFacts, now);
  const sheet = { trial, results: resultsBefore.map((sent) => ({ sent })) };
  const qualificationActs =
    formatCanonicalJson(results) === formatCanonicalJson(resultsBefore) ? [] : await planQualificationAct(state, sheet);
  return {
    withdrawnOids,
    acts: [...acts, ...planCorrections(appliedFacts, why, now), ...qualificationActs.map(removeAccount)],
  };
}
