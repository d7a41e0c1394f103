import type { SheetAnswer, TrialEdit } from 'shared-domain/contract';
import type { CallError, InjectableStore } from 'shared-domain/platform';
import { isBar } from './bar-draft.ts';
import { type Draft, HEAT_ROW, type MarkFields, pickFields } from './draft.ts';
import { entryApi } from './entry-endpoints.ts';
import type { Outcome } from './outbox-types.ts';

const BUSY: readonly number[] = [429, 500, 502, 503, 504, 507];

/** What a refused call means for a draft; undefined: the row has changed since. */
function readOutcome(error: unknown): Outcome | undefined {
  const { id, detail, errors = [], status } = error as CallError;
  const reason = errors[0]?.reason;
  if (id === 'expired token' || id === 'unauthorized') return { kind: 'later', why: 'session', detail };
  if (reason === 'stale') return undefined;
  if (reason === 'held') return { kind: 'later', why: 'held', detail };
  if (id === 'network error' || (status !== undefined && BUSY.includes(status)))
    return { kind: 'later', why: 'network', detail };
  const { path } = errors[0] ?? {};
  return { kind: 'refused', refusal: { id, ...(reason && { reason }), ...(path !== undefined && { path }) } };
}

interface Current {
  readonly revision: number;
  readonly fields: MarkFields;
}

/** What the server has now of the row or race that a draft is about. */
function findCurrent(sheet: SheetAnswer, { row, fields }: Draft): Current {
  if (row === HEAT_ROW) return { revision: 0, fields: { wind: sheet.trial.dets.wind ?? null } };
  const known = sheet.results.find((one) => one.row === row);
  return { revision: known?.revision ?? 0, fields: pickFields(known, fields) };
}

/** The heights of a trial with one more, on the revision that they were read at; undefined where they have it already. */
function addHeight({ trial }: SheetAnswer, { fields, reason }: Draft): TrialEdit | undefined {
  const { heights = [] } = trial.dets;
  const { bar } = fields;
  if (bar === undefined || heights.includes(bar)) return undefined;
  const rising = [...heights, bar].toSorted((a, b) => a - b);
  return {
    dets: { ...trial.dets, heights: rising },
    revision: trial.revision,
    ...(reason === undefined ? {} : { reason }),
  };
}

/** Sends one draft and returns the outcome; what another wrote meanwhile is read, never overwritten. */
export async function sendDraft({ dispatch }: InjectableStore, draft: Draft): Promise<Outcome> {
  const read = async () => {
    const asking = dispatch(entryApi.endpoints.trialSheet.initiate(draft.trial, { forceRefetch: true }));
    const answer = await asking;
    asking.unsubscribe();
    return answer;
  };
  const readAgain = async (): Promise<Outcome> => {
    const { data, error } = await read();
    if (data === undefined) return readOutcome(error) ?? { kind: 'later', why: 'network', detail: '' };
    const { revision, fields } = findCurrent(data, draft);
    return { kind: 'stale', revision, theirs: fields };
  };
  if (draft.row === HEAT_ROW) return sendHeat();
  if (isBar(draft)) return sendBar();

  const { trial: oid, row, revision, fields, reason } = draft;
  const edit = { row, revision, ...fields, ...(reason === undefined ? {} : { reason }) };
  const { data, error } = await dispatch(entryApi.endpoints.editRow.initiate({ oid, edit }));
  if (data === undefined) return readOutcome(error) ?? readAgain();
  const written = data.results.find((list) => list.oid === oid)?.rows.find((one) => one.row === row);
  return { kind: 'done', revision: written?.revision ?? revision };

  /** Adds a height to those of the trial, beside what others have announced meanwhile. */
  async function sendBar(): Promise<Outcome> {
    const { data: sheet, error: unread } = await read();
    if (sheet === undefined) return readOutcome(unread) ?? { kind: 'later', why: 'network', detail: '' };
    const announced = addHeight(sheet, draft);
    if (announced === undefined) return { kind: 'done', revision: 0 };
    const asking = entryApi.endpoints.editTrial.initiate({ oid: draft.trial, edit: announced });
    const { data: trial, error: refused } = await dispatch(asking);
    if (trial !== undefined) return { kind: 'done', revision: 0 };
    return readOutcome(refused) ?? { kind: 'stale', revision: 0, theirs: {} };
  }

  /** The wind of a race is one of the trial's details, which are written whole. */
  async function sendHeat(): Promise<Outcome> {
    const { data: sheet, error: unread } = await read();
    if (sheet === undefined) return readOutcome(unread) ?? { kind: 'later', why: 'network', detail: '' };
    const now = sheet.trial.dets.wind ?? null;
    if (draft.before.wind !== undefined && now !== draft.before.wind) {
      return { kind: 'stale', revision: 0, theirs: { wind: now } };
    }
    const { wind: _known, ...others } = sheet.trial.dets;
    const { wind } = draft.fields;
    const { data: trial, error: refused } = await dispatch(
      entryApi.endpoints.editTrial.initiate({
        oid: draft.trial,
        edit: {
          dets: wind == null ? others : { ...others, wind },
          revision: sheet.trial.revision,
          ...(draft.reason === undefined ? {} : { reason: draft.reason }),
        },
      }),
    );
    if (trial !== undefined) return { kind: 'done', revision: 0 };
    return readOutcome(refused) ?? readAgain();
  }
}
