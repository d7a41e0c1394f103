import { isFieldEvent, isPublished, type NoticeList, type NoticeRecord, TRIAL_STATUS } from 'shared-domain';
import type { BrokenRecord, ResultList, Trial } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import { readActs } from '../../store/lists/official-acts.ts';
import { listNewestFacts } from '../../store/live/facts.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import type { Programme } from '../context/programme.ts';
import { findStage, listAnnouncements, presentProtest } from '../sheets/protests.ts';
import { makeShownRowKeys } from '../sheets/record-decisions.ts';
import { readResultList } from '../sheets/result-lists.ts';
import { readTrialRecords } from '../sheets/trial-records.ts';
import type { createRoundReader } from './qualifying.ts';

/** Published trials of which something is announced: the newest. */
const MAX_PUBLISHED = 20;
/** Rows of a list that are looked at: a road race has thousands. */
const MAX_ROWS = 100;
const MAX_FACTS = 5000;

/** The protest that waits, in the words of whoever lodged it. */
export interface WaitingProtest {
  readonly lodged: string;
  readonly row?: string | undefined;
  readonly text: string;
}

/** A trial with what is announced of it, and the rows behind the keys. */
export interface NoticeSource {
  readonly trial: Trial;
  readonly list: NoticeList;
  readonly rows: ReadonlyMap<string, ResultList['rows'][number]>;
  readonly records: readonly BrokenRecord[];
  readonly protest: WaitingProtest | undefined;
}

/** The trials that there may be something to announce of: late ones, those under way, the last ones with results. */
export function listAnnouncedTrials({ trials }: Pick<Programme, 'trials'>): readonly Trial[] {
  const isUnderWay = ({ status }: Trial) => status === TRIAL_STATUS.running || status === TRIAL_STATUS.finished;
  const published = trials
    .filter(({ status, results }) => isPublished(status) && results > 0)
    .toSorted((a, b) => b.revision - a.revision || Date.parse(b.date) - Date.parse(a.date))
    .slice(0, MAX_PUBLISHED);
  const late = trials.filter(({ status, dateE }) => dateE !== undefined && status >= TRIAL_STATUS.planned);
  return [...new Set([...late, ...trials.filter(isUnderWay), ...published])];
}

function findProtest(acts: readonly OfficialActTable[]): WaitingProtest | undefined {
  const waiting = acts.flatMap((act) => {
    const protest = presentProtest(act);
    return protest !== undefined && ['open', 'appealed'].includes(findStage(protest, 0)) ? protest : [];
  });
  const last = waiting.toSorted((a, b) => Date.parse(a.lodged) - Date.parse(b.lodged)).at(-1);
  return last && { lodged: last.lodged, row: last.row, text: last.text };
}

/** When the results of a trial were published last, corrections apart. */
function findPublished(trial: Trial, acts: readonly OfficialActTable[]): string | undefined {
  const moves = acts.filter(({ kind }) => kind !== 'correction');
  return listAnnouncements({ ...trial, dts: JSON.stringify(trial.dts) }, moves).at(-1);
}

/** When officials' devices said each mark of field events, by trial, row and value. */
async function readMarkInstants(db: Db, chOID: string, trials: readonly Trial[]): Promise<ReadonlyMap<string, string>> {
  const oids = trials.filter(({ g0 }) => isFieldEvent(g0)).map(({ oid }) => oid);
  const instants = new Map<string, string>();
  const newestFacts = await listNewestFacts(db, chOID, oids, MAX_FACTS);
  for (const { trial, body, arrived } of newestFacts) {
    const fact = JSON.parse(body) as { kind: string; with?: readonly object[] };
    for (const said of fact.kind === 'correction' ? (fact.with ?? []) : [fact]) {
      const { kind, row, bib, r, v, h } = said as Record<string, string | number | undefined>;
      if (kind !== 'attempt' || r !== 'o') continue;
      const key = `${trial} ${row ?? `bib:${bib}`} ${v ?? h}`;
      if (!instants.has(key)) instants.set(key, arrived);
    }
  }
  return instants;
}

const pickRecord = ({ row, key, state, v, gone }: BrokenRecord): NoticeRecord => ({
  row,
  record: key,
  state,
  v,
  lostAt: gone?.at,
});

/** Reads what there may be to announce of a competition. */
export async function readNoticeSources(
  db: Db,
  programme: Programme,
  rounds: ReturnType<typeof createRoundReader>,
): Promise<NoticeSource[]> {
  const trials = listAnnouncedTrials(programme);
  const acts = Map.groupBy(
    await readActs(
      db,
      trials.map(({ oid }) => oid),
    ),
    ({ list }) => list,
  );
  const instants = await readMarkInstants(db, programme.challenge.oid, trials);
  const sources: NoticeSource[] = [];
  for (const trial of trials) {
    const own = acts.get(trial.oid) ?? [];
    const { rows } = await readResultList(db, programme, trial, MAX_ROWS);
    const keys = makeShownRowKeys(rows);
    const records = await readTrialRecords(db, programme, trial);
    const protest = findProtest(own);
    sources.push({
      trial,
      rows: new Map(rows.map((row, at) => [keys[at] ?? '', row])),
      records,
      protest,
      list: {
        trial,
        rows: rows.map((row, at) => ({ ...row, key: keys[at] ?? '' })),
        published: findPublished(trial, own),
        records: records.map(pickRecord),
        waiting: isPublished(trial.status) ? await rounds.listWaiting(trial) : [],
        protest,
        findMarkInstant: (row, v) => instants.get(`${trial.oid} ${row} ${v}`),
      },
    });
  }
  return sources;
}
