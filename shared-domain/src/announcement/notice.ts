import { isCombined, isFieldEvent } from '../discipline/event-ref.ts';
import { isMark, type Performance } from '../performance/performance.ts';
import type { RecordState } from '../record/record-state.ts';
import { countDelayMinutes, findStartTime } from '../trial/start-time.ts';
import { isPublished, isToStart, TRIAL_STATUS } from '../trial/trial-status.ts';
import { type Certainty, findCertainty } from './certainty.ts';

/**
 * What is announced, the most pressing first: a record, a result, somebody new in the lead, a personal best, who goes on from a round and
 * who waits for its other heats, a corrected result, a record that a correction took away, a protest that waits, a late start.
 */
export const NOTICE_KINDS = [
  'record',
  'result',
  'leader',
  'best',
  'qualified',
  'waiting',
  'correction',
  'lost',
  'protest',
  'delay',
] as const;

/** One of `NOTICE_KINDS`. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** A result row as far as it is announced. */
export interface NoticeRow {
  readonly key: string;
  readonly rank?: number | undefined;
  readonly prf: Performance;
  readonly pe?: { readonly k: string } | undefined;
  readonly qualified?: string | undefined;
  readonly corrected?: { readonly at: string; readonly why?: string | undefined } | undefined;
}

/** A record that a row made. */
export interface NoticeRecord {
  readonly row: string;
  /** The key of the record. */
  readonly record: string;
  readonly state: RecordState;
  readonly v: number;
  /** Of one that is gone: when its result was corrected, where that is known. */
  readonly lostAt?: string | undefined;
}

/** A trial with what is known of it. Instants are ISO 8601. */
export interface NoticeList {
  readonly trial: {
    readonly oid: string;
    readonly g0: number;
    readonly status: number;
    readonly date: string;
    readonly dateE?: string | undefined;
    readonly updated: string;
  };
  /** In the order of the ranking. */
  readonly rows: readonly NoticeRow[];
  /** When the results were published. */
  readonly published?: string | undefined;
  readonly records?: readonly NoticeRecord[] | undefined;
  /** Keys of rows that a later heat may still pass. */
  readonly waiting?: readonly string[] | undefined;
  /** A protest that waits: when it was lodged and whom it is about. */
  readonly protest?: { readonly lodged: string; readonly row?: string | undefined } | undefined;
  /** When a row made a mark; undefined where nobody knows. */
  readonly findMarkInstant?: ((row: string, v: number) => string | undefined) | undefined;
}

/** One thing to announce. What says something else has another id: it is news again. */
export interface Notice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly certainty: Certainty;
  readonly at: string;
  readonly trial: string;
  /** Keys of the rows that it names, and how many there are in all. */
  readonly rows: readonly string[];
  readonly count: number;
  /** Key of the record. */
  readonly record?: string | undefined;
  readonly why?: string | undefined;
  /** When a late event starts. */
  readonly start?: string | undefined;
}

/** Athletes that one notice names. */
const MAX_NAMED = 3;
const MAX_LISTED = 12;

type Draft = Omit<Notice, 'id' | 'trial' | 'count'> & { readonly about: string; readonly count?: number };

const name = (rows: readonly NoticeRow[]): string[] => rows.map(({ key }) => key);
const isBest = ({ pe, prf }: NoticeRow): boolean => pe?.k === 'PB' && isMark(prf);

function listDelay({ trial }: NoticeList): Draft[] {
  if (countDelayMinutes(trial) === 0) return [];
  const start = findStartTime(trial);
  return [{ kind: 'delay', certainty: 'official', at: trial.updated, rows: [], about: start, start }];
}

/** Who leads a field event, and who has a personal best in it: each new mark is news. */
function listContestNotices({ trial, rows, findMarkInstant }: NoticeList): Draft[] {
  if (!isFieldEvent(trial.g0) || isCombined(trial.g0)) return [];
  const draft = (kind: 'leader' | 'best', named: readonly NoticeRow[]): Draft[] => {
    const [first] = named;
    const v = first?.prf.v;
    if (first === undefined || v === undefined) return [];
    const instants = named.flatMap(({ key }) => findMarkInstant?.(key, v) ?? []);
    return [
      {
        kind,
        certainty: 'provisional',
        at: instants.toSorted().at(-1) ?? trial.updated,
        rows: name(named),
        about: `${name(named).join(' ')} ${v}`,
      },
    ];
  };
  const marked = rows.filter(({ prf }) => isMark(prf));
  const leaders = marked.filter(({ rank }) => rank === 1);
  return [
    ...draft('leader', leaders),
    ...marked.filter((row) => isBest(row) && !leaders.includes(row)).flatMap((row) => draft('best', [row])),
  ];
}

function listResultNotices({ trial, rows, published, waiting = [], protest }: NoticeList): Draft[] {
  const certainty = findCertainty({ status: trial.status, isUnderProtest: protest !== undefined });
  const at = published ?? trial.updated;
  const ranked = rows.filter(({ rank, prf }) => rank !== undefined && isMark(prf));
  const draft = (kind: NoticeKind, named: readonly NoticeRow[], max: number): Draft[] => {
    if (named.length === 0) return [];
    const shown = named.slice(0, max);
    const said = named.map(({ key, prf, rank }) => `${key} ${prf.v} ${rank}`).join(' ');
    const about = `${trial.status} ${said}`;
    return [{ kind, certainty, at, rows: name(shown), count: named.length, about }];
  };
  const first = ranked.slice(0, MAX_NAMED);
  return [
    ...draft('result', first, MAX_NAMED).map((result) => ({ ...result, count: ranked.length })),
    ...draft(
      'best',
      ranked.filter((row) => isBest(row) && !first.includes(row)),
      MAX_LISTED,
    ),
    ...draft(
      'qualified',
      rows.filter(({ qualified }) => qualified !== undefined),
      MAX_LISTED,
    ),
    ...draft(
      'waiting',
      rows.filter(({ key }) => waiting.includes(key)),
      MAX_LISTED,
    ),
    ...rows.flatMap((row): Draft[] =>
      row.corrected === undefined
        ? []
        : [
            {
              kind: 'correction',
              certainty,
              at: row.corrected.at,
              rows: [row.key],
              about: `${row.key} ${row.corrected.at}`,
              why: row.corrected.why,
            },
          ],
    ),
  ];
}

const RECORD_CERTAINTIES: Readonly<Partial<Record<RecordState, Certainty>>> = {
  possible: 'possible',
  pending: 'pending',
  filed: 'pending',
  ratified: 'official',
};

function listRecordNotices({ trial, rows, records = [], published, protest, findMarkInstant }: NoticeList): Draft[] {
  const now = findCertainty({ status: trial.status, isUnderProtest: protest !== undefined });
  return records.flatMap(({ row, record, state, v, lostAt }): Draft[] => {
    if (!rows.some(({ key }) => key === row)) return [];
    if (state === 'gone') {
      const at = lostAt ?? published ?? trial.updated;
      return [{ kind: 'lost', certainty: now, at, rows: [row], record, about: `${row} ${record} ${v} ${lostAt}` }];
    }
    const certainty = RECORD_CERTAINTIES[state];
    if (certainty === undefined) return [];
    const at = findMarkInstant?.(row, v) ?? published ?? trial.updated;
    return [{ kind: 'record', certainty, at, rows: [row], record, about: `${row} ${record} ${v} ${certainty}` }];
  });
}

function listProtest({ protest }: NoticeList): Draft[] {
  if (protest === undefined) return [];
  const { lodged, row } = protest;
  return [{ kind: 'protest', certainty: 'protest', at: lodged, rows: row === undefined ? [] : [row], about: lodged }];
}

/**
 * What there is to announce of a trial, as far as it follows from how the trial stands: what is said again after a reload has the same id,
 * and a mark, a place or a status that changed has another one.
 * @example listTrialNotices({ trial: { oid: 'T', g0: 100, status: 15, date: '2026-06-13T12:35:00Z', updated: '2026-06-13T12:40:00Z' },
 *   rows: [{ key: 'bib:1', rank: 1, prf: { v: 11_580, u: 'ms', st: 1 } }] })[0]?.certainty // 'unofficial'
 */
export function listTrialNotices(list: NoticeList): Notice[] {
  const { oid, status } = list.trial;
  if (status === TRIAL_STATUS.cancelled) return [];
  const drafts = [
    ...listDelay(list),
    ...(isPublished(status) ? listResultNotices(list) : isToStart(status) ? [] : listContestNotices(list)),
    ...listRecordNotices(list),
    ...listProtest(list),
  ];
  return drafts.map(({ about, count, ...draft }) => ({
    ...draft,
    id: `${draft.kind} ${oid} ${about}`,
    trial: oid,
    count: count ?? draft.rows.length,
  }));
}

/**
 * Notices, the newest first, at the same instant the most pressing.
 * @example sortNotices([{ kind: 'result', at: '2026-06-13T10:00:00Z' }, { kind: 'result', at: '2026-06-13T11:00:00Z' }])[0]?.at // '2026-06-13T11:00:00Z'
 */
export function sortNotices<T extends Pick<Notice, 'kind' | 'at'>>(notices: readonly T[]): T[] {
  return notices.toSorted(
    (a, b) => Date.parse(b.at) - Date.parse(a.at) || NOTICE_KINDS.indexOf(a.kind) - NOTICE_KINDS.indexOf(b.kind),
  );
}
