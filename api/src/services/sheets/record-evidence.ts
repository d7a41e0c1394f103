import {
  findLocalDay,
  isEvidenceOf,
  isFederationRecord,
  isRecordCheck,
  isSessionItem,
  isTrackEvent,
  parseGroupUid,
  type RecordKind,
  type SaidEvidence,
  selectEvidence,
} from 'shared-domain';
import type { Trial, TrialEvidence } from 'shared-domain/contract';
import { presentChallenge } from '../../presenters/challenge.ts';
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

/** What was said at all trials of a competition. */
async function readSaidEvidence(
  db: Db,
  { challenge, trials }: EvidenceSource,
  labels?: ReadonlyMap<string, string>,
): Promise<readonly SaidEvidence[]> {
  const { tz } = presentChallenge(challenge);
  const fromDevices = await readAllDeviceEvidence(db, challenge.oid, labels);
  const stored = await readAllStoredEvidence(db, challenge.oid);
  return trials.flatMap(({ oid, g0 }) => {
    const own = [...(fromDevices.get(oid) ?? []), ...(stored.get(oid) ?? []).map(({ evidence }) => evidence)];
    return own.map(
      ({ signer: signerKind, ...fields }): SaidEvidence => ({
        ...fields,
        trial: oid,
        isRace: isTrackEvent(g0),
        day: findLocalDay(fields.at, tz),
        signerKind,
      }),
    );
  });
}

/** Of it, what was said for the records of a trial's rows: of the trial, and what was controlled that day for all events of a session. */
function selectRowEvidence(
  said: readonly SaidEvidence[],
  { challenge }: EvidenceSource,
  trial: EvidenceTrial,
): RowEvidence {
  const { tz } = presentChallenge(challenge);
  const began = trial.dateE ?? trial.date;
  const event = { trial: trial.oid, isRace: isTrackEvent(trial.g0), began, day: findLocalDay(began, tz) };
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

/** What was said, and at which trial. */
interface Noted extends Pick<TrialEvidence, 'what'> {
  readonly trial: string;
}

/** The oids of trials whose records may have another state, because something was noted or taken back. */
export async function listRecheckedTrials(db: Db, chOID: string, noted: readonly Noted[]): Promise<string[]> {
  const checks = noted.filter(({ what }) => isRecordCheck(what));
  if (checks.length === 0) return [];
  const records = await listEventRecords(db, chOID);
  const events = new Set(
    records.filter(({ kind }) => isFederationRecord(kind as RecordKind)).map(({ event }) => parseGroupUid(event)?.g0),
  );
  const isSession = checks.some(({ what }) => isSessionItem(what));
  const trials = (await listTrials(db, chOID)).filter(({ g0, results }) => results > 0 && events.has(g0));
  return trials
    .filter(({ oid, g0 }) => checks.some(({ trial }) => trial === oid) || (isSession && isTrackEvent(g0)))
    .map(({ oid }) => oid);
}
