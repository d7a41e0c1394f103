import { isPublished } from 'shared-domain';
import { readActs } from '../../store/lists/official-acts.ts';
import type { SentResult } from '../../store/lists/sent-rows.ts';
import { newOid } from '../../store/oid.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import { createAct, parseActBody } from '../sheets/acts.ts';
import type { Sheet, SheetResult } from '../sheets/sheet.ts';
import { pickLoggedFields } from '../writing/corrections.ts';
import type { ManualEditState } from '../writing/manual-edit.ts';
import { planQualificationAct } from '../writing/qualification-act.ts';
import type { RowEditBody } from './typed-mark.ts';

interface RowActsPlan {
  readonly acts: readonly OfficialActTable[];
  readonly withdrawnActs: readonly OfficialActTable[];
  readonly isCorrection: boolean;
}

/**
 * The officials' acts that an edit of a row adds and withdraws: the judge's place, the correction of an official result, and all
 * acts about the row where its key changes.
 */
export async function planRowActs(
  state: ManualEditState,
  sheet: Sheet,
  before: SheetResult | undefined,
  after: { readonly key: string; readonly sent: SentResult },
  { override, reason: why }: RowEditBody,
): Promise<RowActsPlan> {
  const { db, challenge, organiser, now } = state;
  const subject = { challenge: challenge.oid, list: sheet.oid, row: after.key };
  const actsBefore = (await readActs(db, [sheet.oid])).filter(({ row }) => row !== null && row === before?.key);
  const rankActs = actsBefore.filter(({ kind }) => kind === 'rank');
  const judgedPlace = rankActs.map((act) => parseActBody(act, 'rank')?.rank).at(-1);
  const newPlace = override === undefined ? judgedPlace : (override ?? undefined);
  const isPlaceChanged = newPlace !== judgedPlace;
  const isMoved = before !== undefined && before.key !== after.key;
  const movedActs = actsBefore.filter(({ kind }) => kind !== 'rank' || !isPlaceChanged);
  const isChanged = before !== undefined && JSON.stringify(before.sent) !== JSON.stringify(after.sent);
  const isCorrection = before !== undefined && (isChanged || isPlaceChanged) && isPublished(sheet.trial?.status ?? 0);
  const correctedFields = {
    before: { ...pickLoggedFields(before?.sent), override: judgedPlace },
    after: { ...pickLoggedFields(after.sent), override: newPlace },
  };
  return {
    isCorrection,
    withdrawnActs: isMoved ? actsBefore : isPlaceChanged ? rankActs : [],
    acts: [
      ...(isMoved ? movedActs.map((act) => ({ ...act, oid: newOid(), row: after.key })) : []),
      ...(isPlaceChanged && newPlace !== undefined
        ? [createAct('rank', subject, { rank: newPlace, why }, organiser, now)]
        : []),
      ...(isCorrection ? [createAct('correction', subject, { ...correctedFields, why }, organiser, now)] : []),
      ...(await planQualificationAct(state, sheet)),
    ],
  };
}
