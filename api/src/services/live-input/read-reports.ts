import { isFieldEvent } from 'shared-domain';
import type { ReportsAnswer, SheetAnswer, Trial } from 'shared-domain/contract';
import {
  applyCurrentKeys,
  type FiledReport,
  indexStartRows,
  isReportOpen,
  readReports,
  readWalkState,
  registerFacts,
  setAside,
  type WalkerState,
} from 'shared-domain/live-input';
import { parseBodies } from '../../base/parse-bodies.ts';
import { parseLoggedFact } from '../../presenters/logged-fact.ts';
import type { Db } from '../../store/db.ts';
import { readSentStarts } from '../../store/lists/lists.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import { listTrialsSaying, readFacts } from '../../store/live/facts.ts';
import { listReportPhotos } from '../../store/live/report-photos.ts';
import type { Context } from '../context/context.ts';
import { readOrganiserTrials } from '../sheets/organiser-trials.ts';
import { readRenumberings } from '../sheets/row-renumbering.ts';
import { listHiddenRows } from './hidden-rows.ts';
import { keyStarts } from './trial-rows.ts';

type SheetReport = NonNullable<SheetAnswer['reports']>[number];
type ReportedTrial = Pick<Trial, 'oid' | 'g0'> & { readonly dets?: Trial['dets'] };

interface JudgingState {
  readonly reports: readonly FiledReport[];
  readonly walkers: ReadonlyMap<string, WalkerState>;
}

/** What officials reported about a trial, and the cards of its walk judges, by the present keys of its rows. */
export async function readJudging(
  db: Db,
  { oid, g0, dets }: ReportedTrial,
  starts: readonly SentStart[],
): Promise<JudgingState> {
  const facts = (await readFacts(db, oid)).map(parseLoggedFact);
  const { findRowKey, orderedKeys } = indexStartRows(keyStarts(starts));
  const current = applyCurrentKeys(facts, await readRenumberings(db, oid), orderedKeys);
  const { currentFacts, fieldFacts } = registerFacts(setAside(current).facts);
  const { reports } = readReports({ facts: currentFacts, fieldFacts, isField: isFieldEvent(g0), findRowKey });
  const { walkers } = readWalkState({ facts: currentFacts, findRowKey, penaltyMs: dets?.penaltyZone });
  return { reports, walkers };
}

/** What is known of the photos of a trial’s reports: those that have come, and the rows of hidden athletes, whose photos nobody is shown. */
interface PhotoContext {
  readonly stored: ReadonlySet<string>;
  readonly hiddenRows: ReadonlySet<string>;
}

const readPhotoContext = async (db: Db, chOID: string, trial: string): Promise<PhotoContext> => ({
  stored: new Set((await listReportPhotos(db, chOID)).map(({ report }) => report)),
  hiddenRows: await listHiddenRows(db, trial),
});

function presentReport(report: FiledReport, { stored, hiddenRows }: PhotoContext): SheetReport {
  const { id, at, row, answer, content } = report;
  const { what, clear, from, where, leg, steps, card, rules, text } = content;
  const said = { row, what, clear, from, where, leg, steps, card, rules, text };
  const hasPhoto = content.photo !== undefined && (row === undefined || !hiddenRows.has(row));
  const photo = hasPhoto ? (stored.has(id) ? ('stored' as const) : ('waiting' as const)) : undefined;
  const given = answer && { at: answer.at, act: answer.act, rules: [...answer.rules] };
  return { id, at, ...said, photo, open: isReportOpen(report), answer: given };
}

/** What officials reported about a trial, as its sheet shows it. */
export async function readFiledReports(
  db: Db,
  chOID: string,
  trial: ReportedTrial,
  starts: readonly SentStart[],
): Promise<SheetReport[]> {
  const saying = await listTrialsSaying(db, { trial: trial.oid }, ['report']);
  if (saying.length === 0) return [];
  const photos = await readPhotoContext(db, chOID, trial.oid);
  return (await readJudging(db, trial, starts)).reports.map((report) => presentReport(report, photos));
}

type Who = NonNullable<ReportsAnswer['reports'][number]['who']>;

/** The athletes of a start list by the keys of their rows. */
function indexAthletes(starts: readonly SentStart[]): ReadonlyMap<string, Who> {
  const keys = keyStarts(starts);
  return new Map(
    starts.map(({ bib, last, first, clubName }, at) => [keys[at]?.row ?? '', { bib, last, first, club: clubName }]),
  );
}

const newestFirst = <T extends { readonly at: string }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));

/** What officials reported in a challenge with the referee's decisions, and the cards of walk judges, the newest first. */
export async function readCompetitionReports({ store }: Context, chOID: string): Promise<ReportsAnswer> {
  return store.snapshot(async (tx) => {
    const trials = await readOrganiserTrials(tx, chOID);
    const reports: ReportsAnswer['reports'][number][] = [];
    const cards: ReportsAnswer['cards'][number][] = [];
    for (const oid of await listTrialsSaying(tx, { challenge: chOID }, ['report', 'walk'])) {
      const trial = trials.get(oid)?.trial;
      if (trial === undefined) continue;
      const starts = parseBodies<SentStart>(await readSentStarts(tx, oid));
      const athletes = indexAthletes(starts);
      const judging = await readJudging(tx, trial, starts);
      const photos = await readPhotoContext(tx, chOID, oid);
      for (const report of judging.reports) {
        const who = report.row === undefined ? undefined : athletes.get(report.row);
        reports.push({ ...presentReport(report, photos), trial: oid, ...(who && { who }) });
      }
      for (const [row, walker] of judging.walkers) {
        const who = athletes.get(row);
        for (const { what, symbol, judge, at, facts } of walker.cards) {
          cards.push({ id: facts[0] ?? '', at, trial: oid, row, what, symbol, from: judge, ...(who && { who }) });
        }
      }
    }
    return { reports: newestFirst(reports), cards: newestFirst(cards) };
  });
}
