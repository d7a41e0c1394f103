import { MARK_STATUS, TRIAL_STATUS } from 'shared-domain';
import type { SentResult, SentUpload } from '../../store/lists/sent-rows.ts';
import type { TrialTable } from '../../store/schema.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import { buildEditUpload } from '../programme/trial-edit/edit-upload.ts';
import { createAct } from '../sheets/acts.ts';
import { parseDets, type Sheet } from '../sheets/sheet.ts';
import { isWindWithdrawn } from '../sheets/withdrawn-wind.ts';
import type { ManualEditState } from '../writing/manual-edit.ts';

/** The trial with its new status, and the act that says why; both empty where the status does not change. */
interface ReopenedTrial {
  readonly trialsData: SentUpload['trialsData'];
  readonly acts: readonly OfficialActTable[];
}

/** Whether an edit removes the mark of an official result. */
const isMarkWithdrawn = (trial: TrialTable, before: SentResult | undefined, after: SentResult): boolean =>
  trial.status === TRIAL_STATUS.official &&
  before !== undefined &&
  before.prf.st !== MARK_STATUS.dash &&
  after.prf.st === MARK_STATUS.dash;

const UNCHANGED: ReopenedTrial = { trialsData: [], acts: [] };

/** A row before and after an edit by hand, and the reason of the edit. */
interface RowChange {
  readonly sheet: Sheet;
  readonly before: SentResult | undefined;
  readonly after: SentResult;
  readonly why: string | undefined;
}

/** Makes an official trial unofficial when a mark, or a wind reading that it needs, is removed from it, for the reason of the correction (Q8). */
export function reopenWithoutMark(
  state: ManualEditState,
  trial: TrialTable,
  { sheet, before, after, why }: RowChange,
): ReopenedTrial {
  const { wind } = parseDets(trial);
  const rows = sheet.results.map(({ sent }) => sent);
  const rowsAfter = rows.map((row) => (row === before ? after : row));
  const isWithdrawn =
    isMarkWithdrawn(trial, before, after) ||
    isWindWithdrawn(state.challenge, trial, { rows, wind }, { rows: rowsAfter, wind });
  return isWithdrawn ? reopenTrial(state, trial, why) : UNCHANGED;
}

/** Makes an official trial unofficial for the reason of a correction, as when an athlete is entered late (Q8). */
export function reopenTrial(
  { stored, challenge, organiser, now }: ManualEditState,
  trial: TrialTable,
  why: string | undefined,
): ReopenedTrial {
  const group = [...stored.groups.values()].find(({ oid }) => oid === trial.trial_group);
  if (group === undefined) return UNCHANGED;
  const to = TRIAL_STATUS.unofficial;
  const { trialsData } = buildEditUpload(trial, group.name, { status: to }, { now, isCorrected: true });
  const act = createAct(
    'status',
    { challenge: challenge.oid, list: trial.oid },
    { from: trial.status, to, why },
    organiser,
    now,
  );
  return { trialsData, acts: [act] };
}
