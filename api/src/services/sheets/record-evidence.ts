import {
  canAnswerCheck,
  findLocalDay,
  isEvidenceOf,
  isFederationRecord,
  isRecordCheck,
  isRefereeWord,
  isTrackEvent,
  parseGroupUid,
  type RatifiedTrial,
  type RecordKind,
  type SaidEvidence,
  selectEvidence,
} from 'shared-domain';
import type { Trial, TrialEvidence } from 'shared-domain/contract';
import { presentChallenge } from '../../presenters/challenge.ts';
import { findChallenge } from '../../store/challenges/challenges.ts';
import { listEventRecords } from '../../store/challenges/event-records.ts';
import type { Db } from '../../store/db.ts';
import { listTrials } from '../../store/lists/trials.ts';
import { listLabels } from '../../store/live/device-labels.ts';
import type { Programme } from '../context/programme.ts';
import { readAllDeviceEvidence, readAllStoredEvidence } from './trial-evidence.ts';

/** What counts as evidence for the records of a row, by the key of the row. */
type RowEvidence = (row: string) => readonly SaidEvidence[];

type EvidenceSource = Pick<Programme, 'challenge' | 'trials'>;
type EvidenceTrial = Pick<Trial, 'oid' | 'g0' | 'date' | 'dateE'>;

/** Evidence of a trial, and on which day in the stadium it was noted. */
const describeEvidence = (
  { signer: signerKind, ...fields }: TrialEvidence,
  { oid, g0 }: Pick<Trial, 'oid' | 'g0'>,
  tz: string,
): SaidEvidence => ({
  ...fields,
  trial: oid,
  isRace: isTrackEvent(g0),
  day: findLocalDay(fields.at, tz),
  signerKind,
});

/** A trial, when it began, and on which day in the stadium. */
function describeEvent({ oid, g0, date, dateE: began = date }: EvidenceTrial, tz: string): RatifiedTrial {
  return { trial: oid, isRace: isTrackEvent(g0), began, day: findLocalDay(began, tz) };
}

/** What was said at all trials of a competition. */
async function readSaidEvidence(
  db: Db,
  { challenge, trials }: EvidenceSource,
  labels?: ReadonlyMap<string, string>,
): Promise<readonly SaidEvidence[]> {
  const { tz } = presentChallenge(challenge);
  const fromDevices = await readAllDeviceEvidence(db, challenge.oid, labels);
  const stored = await readAllStoredEvidence(db, challenge.oid);
  return trials.flatMap((trial) => {
    const own = (stored.get(trial.oid) ?? []).map(({ evidence }) => evidence);
    return [...(fromDevices.get(trial.oid) ?? []), ...own].map((one) => describeEvidence(one, trial, tz));
  });
}

/** Of it, what was said for the records of a trial's rows: of the trial, and what was controlled that day for all events of a session. */
function selectRowEvidence(
  said: readonly SaidEvidence[],
  { challenge }: EvidenceSource,
  trial: EvidenceTrial,
): RowEvidence {
  const event = describeEvent(trial, presentChallenge(challenge).tz);
  const counting = said.filter((one) => isEvidenceOf(event, one));
  return (row) =>
    selectEvidence(
      event,
      counting.filter((one) => one.row === undefined || one.row === row),
    );
}

const saidByProgramme = new WeakMap<EvidenceSource, readonly SaidEvidence[]>();

/**
 * What was checked for the records of a trial's rows. It is read once for a programme, that is once for a competition and revision: a check
 * that is noted or taken back where a result depends on it makes another revision. Who writes evidence reads the programme again.
 */
export async function readCheckEvidence(db: Db, programme: EvidenceSource, trial: EvidenceTrial): Promise<RowEvidence> {
  const said = saidByProgramme.get(programme) ?? (await readSaidEvidence(db, programme));
  saidByProgramme.set(programme, said);
  return selectRowEvidence(said, programme, trial);
}

/** All that was noted for the file of a record of a trial's row, as it is now, with who signed. */
export async function readFileEvidence(db: Db, programme: EvidenceSource, trial: EvidenceTrial): Promise<RowEvidence> {
  const labels = await listLabels(db, programme.challenge.oid);
  return selectRowEvidence(await readSaidEvidence(db, programme, labels), programme, trial);
}

/** What was noted or taken back, and at which trial. */
type NotedEvidence = TrialEvidence & { readonly trial: string };

/**
 * The oids of trials whose records may have another state, because something was noted or taken back: those with results for whose checks
 * it counts.
 */
export async function listRecheckedTrials(db: Db, chOID: string, noted: readonly NotedEvidence[]): Promise<string[]> {
  const counting = noted.filter(({ what, signer: signerKind, row }) =>
    isRecordCheck(what) ? canAnswerCheck(what, { signerKind, row }) : isRefereeWord({ what, signerKind, row }),
  );
  const challenge = counting.length === 0 ? undefined : await findChallenge(db, chOID);
  if (challenge === undefined) return [];
  const { tz } = presentChallenge(challenge);
  const records = await listEventRecords(db, chOID);
  const listEvents = (some: typeof records) => new Set(some.map(({ event }) => parseGroupUid(event)?.g0));
  const events = listEvents(records);
  const checkedEvents = listEvents(records.filter(({ kind }) => isFederationRecord(kind as RecordKind)));
  const trials = await listTrials(db, chOID);
  const trialByOid = new Map(trials.map((trial) => [trial.oid, trial]));
  const said = counting.flatMap(({ trial: oid, ...one }) => {
    const trial = trialByOid.get(oid);
    return trial === undefined ? [] : [describeEvidence(one, trial, tz)];
  });
  return trials
    .filter(({ g0, results }) => results > 0 && events.has(g0))
    .filter(({ date_e: dateE, ...trial }) => {
      const event = describeEvent({ ...trial, ...(dateE === null ? {} : { dateE }) }, tz);
      return said.some((one) => isEvidenceOf(event, one) && (isRefereeWord(one) || checkedEvents.has(trial.g0)));
    })
    .map(({ oid }) => oid);
}
