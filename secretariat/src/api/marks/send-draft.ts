import type { SheetAnswer, TrialEdit } from 'shared-domain/contract';
import type { CallError, InjectableStore } from 'shared-domain/platform';
import { isBar } from './bar-draft.ts';
import { type Draft, HEAT_ROW, type MarkFields, pickFields } from './draft.ts';
import { entryApi } from './entry-endpoints.ts';
import type { Outcome, WaitingReason } from './outbox-types.ts';

/** Statuses of a server that is overloaded, restarting or full: the draft is sent again later. */
const BUSY_STATUSES: readonly number[] = [429, 500, 502, 503, 504, 507];

/** Faults of the server that last, by the id of its refusal: the sentence where the mark was typed says which it is. */
const SERVER_FAULTS: Readonly<Record<string, WaitingReason>> = {
  'disk full': 'diskFull',
  'disk broken': 'diskBroken',
  'database read only': 'readOnly',
  'database damaged': 'damaged',
};

/** What a failed call means for a draft; undefined where the row has changed since. */
function readOutcome(error: unknown): Outcome | undefined {
  const { id, detail, errors = [], status } = error as CallError;
  const reason = errors[0]?.reason;
  if (id === 'expired token' || id === 'unauthorized') return { kind: 'later', why: 'session', detail };
  if (reason === 'stale') return undefined;
  if (reason === 'held') return { kind: 'later', why: 'held', detail };
  const fault = SERVER_FAULTS[id];
  if (fault !== undefined) return { kind: 'later', why: fault, detail };
  if (id === 'network error' || (status !== undefined && BUSY_STATUSES.includes(status)))
    return { kind: 'later', why: 'network', detail };
  const { path } = errors[0] ?? {};
  return { kind: 'refused', refusal: { id, ...(reason && { reason }), ...(path !== undefined && { path }) } };
}

interface ServerValues {
  readonly revision: number;
  readonly fields: MarkFields;
}

/** The server's present values of the row or race of a draft. */
function findServerValues(sheet: SheetAnswer, { row, fields }: Draft): ServerValues {
  if (row === HEAT_ROW) return { revision: 0, fields: { wind: sheet.trial.dets.wind ?? null } };
  const serverRow = sheet.results.find((one) => one.row === row);
  return { revision: serverRow?.revision ?? 0, fields: pickFields(serverRow, fields) };
}

/** An edit that adds the draft's height to those of the trial, on the revision just read; undefined where it is there already. */
function buildHeightEdit({ trial }: SheetAnswer, { fields, reason }: Draft): TrialEdit | undefined {
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

/** Sends one draft and returns the outcome; a value that somebody else wrote meanwhile is read, never overwritten. */
export async function sendDraft({ dispatch }: InjectableStore, draft: Draft): Promise<Outcome> {
  const readSheet = async () => {
    const request = dispatch(entryApi.endpoints.trialSheet.initiate(draft.trial, { forceRefetch: true }));
    const answer = await request;
    request.unsubscribe();
    return answer;
  };
  const readStale = async (): Promise<Outcome> => {
    const { data, error } = await readSheet();
    if (data === undefined) return readOutcome(error) ?? { kind: 'later', why: 'network', detail: '' };
    const { revision, fields } = findServerValues(data, draft);
    return { kind: 'stale', revision, theirs: fields };
  };
  if (draft.row === HEAT_ROW) return sendWind();
  if (isBar(draft)) return sendBar();

  const { trial: oid, row, revision, fields, reason } = draft;
  const edit = { row, revision, ...fields, ...(reason === undefined ? {} : { reason }) };
  const { data, error } = await dispatch(entryApi.endpoints.editRow.initiate({ oid, edit }));
  if (data === undefined) return readOutcome(error) ?? readStale();
  const written = data.results.find((list) => list.oid === oid)?.rows.find((one) => one.row === row);
  return { kind: 'done', revision: written?.revision ?? revision };

  /** Adds a height to those of the trial, keeping the heights that others have added meanwhile. */
  async function sendBar(): Promise<Outcome> {
    const { data: sheet, error: readError } = await readSheet();
    if (sheet === undefined) return readOutcome(readError) ?? { kind: 'later', why: 'network', detail: '' };
    const edit = buildHeightEdit(sheet, draft);
    if (edit === undefined) return { kind: 'done', revision: 0 };
    const request = entryApi.endpoints.editTrial.initiate({ oid: draft.trial, edit: edit });
    const { data: trial, error: editError } = await dispatch(request);
    if (trial !== undefined) return { kind: 'done', revision: 0 };
    return readOutcome(editError) ?? { kind: 'stale', revision: 0, theirs: {} };
  }

  /** The wind of a race is one of the trial's details, which are written whole. */
  async function sendWind(): Promise<Outcome> {
    const { data: sheet, error: readError } = await readSheet();
    if (sheet === undefined) return readOutcome(readError) ?? { kind: 'later', why: 'network', detail: '' };
    const currentWind = sheet.trial.dets.wind ?? null;
    if (draft.before.wind !== undefined && currentWind !== draft.before.wind) {
      return { kind: 'stale', revision: 0, theirs: { wind: currentWind } };
    }
    const { wind: _wind, ...others } = sheet.trial.dets;
    const { wind } = draft.fields;
    const { data: trial, error: editError } = await dispatch(
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
    return readOutcome(editError) ?? readStale();
  }
}
