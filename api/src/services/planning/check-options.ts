import { isWindMissing, readEvent, readOptions } from 'shared-domain';
import { createFileMessage, type ResultRow, type Trial } from 'shared-domain/contract';
import { parseBodies } from '../../base/parse-bodies.ts';
import type { ChallengeRecord } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { addEntrants, readEntrants } from '../../store/lists/entered-people.ts';
import type { AffectedTrial, UploadWrite } from './plan-write.ts';
import type { Problems } from './problems.ts';

/** The largest number of entered athletes; undefined without a limit (Q6). */
const findEntryLimit = ({ metadata }: Pick<ChallengeRecord, 'metadata'>): number | undefined =>
  (JSON.parse(metadata) as { registration?: { limit?: number } }).registration?.limit;

/** Warns of more entries than the competition's limit; they are written all the same, as the organiser decides who stays. */
async function checkLimit(db: Db, challenge: ChallengeRecord, write: UploadWrite, problems: Problems): Promise<void> {
  const limit = findEntryLimit(challenge);
  const sent = [
    ...write.commitments.map(({ group, list }) => ({ oid: group.oid, rows: list.rows })),
    ...write.trials.flatMap(({ plan, lists }) =>
      lists.starts === undefined ? [] : [{ oid: plan.oid, rows: lists.starts.rows }],
    ),
  ];
  if (limit === undefined || sent.length === 0) return;
  const entrants = await readEntrants(
    db,
    challenge.oid,
    sent.map(({ oid }) => oid),
  );
  for (const { rows } of sent) addEntrants(entrants, rows);
  if (entrants.size > limit)
    problems.warn(['startlists'], createFileMessage('overLimit', { count: entrants.size, limit }));
}

function hasMissingWind({ plan, lists }: AffectedTrial, kind: string): boolean {
  const trial = plan.sent ?? plan.stored;
  if (lists.results === undefined || trial === undefined) return false;
  const dets: Trial['dets'] = typeof trial.dets === 'string' ? (JSON.parse(trial.dets) as Trial['dets']) : trial.dets;
  const rows = parseBodies<ResultRow>(lists.results.rows.map(({ body }) => body));
  return isWindMissing(rows, dets.wind, readEvent({ g0: trial.g0, g1: trial.g1, dets }, kind));
}

const readName = ({ plan: { sent, stored, uid } }: AffectedTrial): string => sent?.name ?? stored?.name ?? uid;

/** Warns of what contradicts the options of the competition (Q5); it is written all the same. */
export async function checkOptions(
  db: Db,
  challenge: ChallengeRecord,
  write: UploadWrite,
  problems: Problems,
): Promise<void> {
  const { hasCombinedEvents, isWindRequired } = readOptions(challenge.flag);
  const part = write.trials.find(({ plan }) => plan.sent?.dets.combined !== undefined);
  if (hasCombinedEvents === false && part !== undefined) {
    const { uid } = part.plan;
    problems.warn(['trialsData'], createFileMessage('partNotOffered', { uid, trial: readName(part) }));
  }
  if (isWindRequired) {
    for (const trial of write.trials.filter((one) => hasMissingWind(one, challenge.kind))) {
      problems.warn(['resultlists', trial.plan.uid], createFileMessage('windUnread', { trial: readName(trial) }));
    }
  }
  await checkLimit(db, challenge, write, problems);
}
