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
import type { Programme } from '../context/programme.ts';
import { readAllDeviceEvidence, readAllStoredEvidence } from './trial-evidence.ts';

/** What counts as evidence for the records of a row, by the key of the row. */
type RowEvidence = (row: string) => readonly SaidEvidence[];

/** What was said for the records of a trial's rows: of the trial, and what was controlled that day for all events of a session. */
export async function readRecordEvidence(
  db: Db,
  { challenge, trials }: Pick<Programme, 'challenge' | 'trials'>,
  trial: Pick<Trial, 'oid' | 'g0' | 'date' | 'dateE'>,
): Promise<RowEvidence> {
  const { tz } = presentChallenge(challenge);
  const fromDevices = await readAllDeviceEvidence(db, challenge.oid);
  const stored = await readAllStoredEvidence(db, challenge.oid);
  const began = trial.dateE ?? trial.date;
  const event = { trial: trial.oid, isRace: isTrackEvent(trial.g0), began, day: findLocalDay(began, tz) };
  const said = trials.flatMap(({ oid, g0 }) => {
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
  const counting = said.filter((one) => isEvidenceOf(event, one));
  return (row) =>
    selectEvidence(
      event,
      counting.filter((one) => one.row === undefined || one.row === row),
    );
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
