import { isDeepStrictEqual } from 'node:util';
import { findTimeZone, readOptions } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { challengeEdit } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { conflictAt, Refusal, stale } from '../../base/refusal.ts';
import { requireChallengeMoveAccess } from '../../policies/challenge-policy.ts';
import { presentChallenge } from '../../presenters/challenge.ts';
import { findOrganisation, moveRemovedToOrganisation } from '../../store/accounts/organisations.ts';
import { type ChallengeRecord, findChallenge, updateChallenge } from '../../store/challenges/challenges.ts';
import { findNewestDetail, writeLog } from '../../store/challenges/log.ts';
import type { Db } from '../../store/db.ts';
import { updateDerivedColumns } from '../../store/lists/derived-columns.ts';
import type { Context } from '../context/context.ts';
import { createMissingChallengeRefusal } from '../context/programme.ts';
import { type ChangePlace, refuseElsewhere } from '../holds/challenge-site.ts';
import { changeChallenge, OWN_FIELDS_CHANGED } from '../writing/change-challenge.ts';
import { buildChallengeRow, type ChallengeDraft, checkDraft } from './challenges.ts';

type ChallengeEdit = z.output<typeof challengeEdit>;

/** Keeps the metadata that an edit leaves out; a time zone that was the old region's follows to the new one. */
function mergeMetadata(stored: ChallengeRecord, { region, metadata }: ChallengeEdit): ChallengeDraft['metadata'] {
  if (metadata !== undefined) return metadata;
  const { tz, ...rest } = JSON.parse(stored.metadata) as ChallengeDraft['metadata'];
  return region !== undefined && tz === findTimeZone(stored.region) ? rest : { ...rest, tz };
}

function mergeEdit(stored: ChallengeRecord, edit: ChallengeEdit): ChallengeDraft {
  const { revision: _, ...fields } = edit;
  const changes = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const { name, rtype, hashtag, flag, kind, region, date, duration } = stored;
  return {
    name,
    rtype,
    hashtag,
    flag,
    kind: kind as ChallengeDraft['kind'],
    region,
    date,
    duration,
    org: { oid: stored.organisation },
    visible: stored.visible === 1,
    ...(edit.rtype === undefined ? { lisa: stored.lisa === 1 } : {}),
    ...changes,
    metadata: mergeMetadata(stored, edit),
  };
}

/** The columns that follow from a draft. */
function buildColumns(draft: ChallengeDraft, now: Date) {
  const { oid, created, revision, trials, running, results, ...columns } = buildChallengeRow(draft, now);
  return columns;
}

/** Fields whose old and new values the log has. */
const LOGGED_FIELDS = [
  ...(['name', 'rtype', 'organisation', 'hashtag', 'flag', 'kind', 'region', 'date', 'duration'] as const),
  ...(['visible', 'metadata'] as const),
];

const ACTION = 'challenge changed';

/**
 * @throws Refusal `stale` where the challenge's own fields have changed since the edit's revision; results that come in meanwhile raise
 *   the revision too and are no reason
 */
async function requireCurrentFields(
  db: Db,
  { oid, revision }: ChallengeRecord,
  sent: number | undefined,
): Promise<void> {
  if (sent === undefined || sent === revision) return;
  const newest = await findNewestDetail(db, oid, ACTION);
  // Earlier builds did not log the revision.
  const changedAt = newest === undefined ? 0 : typeof newest.revision === 'number' ? newest.revision : revision;
  if (sent < changedAt || sent > revision) throw stale(sent, `the challenge’s own fields are at ${changedAt}`);
}

/** @throws Refusal where results are declared official while a trial is in progress or unofficial (Q5) */
function checkOfficial(stored: ChallengeRecord, draft: ChallengeDraft): void {
  const isDeclared = readOptions(draft.flag).isOfficial && !readOptions(stored.flag).isOfficial;
  if (!isDeclared || stored.running === 0) return;
  const sentence = `says that results are official, and ${stored.running} trials are in progress or unofficial`;
  throw conflictAt('unofficial results', '$.flag', sentence);
}

/** What of the metadata the public server decides, also while a stadium holds the challenge; the rest is part of the meeting. */
const HOME_METADATA = ['contact', 'registration', 'place', 'credit'] as const;

/** Where the changes of an edit are made. */
function listPlaces(before: string, after: string, changedFields: readonly string[]): ChangePlace[] {
  const [old, edited] = [before, after].map((text) => JSON.parse(text) as ChallengeDraft['metadata']);
  const isChanged = (name: keyof ChallengeDraft['metadata']) => !isDeepStrictEqual(old?.[name], edited?.[name]);
  const names = Object.keys({ ...old, ...edited }) as (keyof ChallengeDraft['metadata'])[];
  const isOfMeeting = names.some((name) => !HOME_METADATA.some((home) => home === name) && isChanged(name));
  return [
    ...(HOME_METADATA.some(isChanged) ? (['home'] as const) : []),
    ...(isOfMeeting || changedFields.some((name) => name !== 'metadata') ? (['holder'] as const) : []),
  ];
}

interface Move {
  readonly chOID: string;
  readonly name: string;
  /** oids of the organisations. */
  readonly from: string;
  readonly to: string;
  readonly organiser: string;
  readonly now: Date;
}

/** Logs that a challenge went from one organisation to another: in both, and in the challenge. */
async function logMove(db: Db, { chOID, name, from, to, organiser, now }: Move): Promise<void> {
  const readName = async (oid: string) => (await findOrganisation(db, oid))?.name;
  const detail = {
    ...{ oid: chOID, name },
    before: { organisation: await readName(from) },
    after: { organisation: await readName(to) },
  };
  const entry = { organiser, action: 'challenge moved', detail, now };
  await writeLog(db, { ...entry, organisation: from });
  await writeLog(db, { ...entry, organisation: to, challenge: chOID });
}

/** From where an edit comes, where it is no organiser's of this server: a stadium by the name of its hold, or the public server. */
interface EditSource {
  readonly site?: string;
  readonly isFromHome?: boolean;
}

/** Changes the challenge's own fields; absent ones keep their value. */
export async function editChallenge(
  ctx: Context,
  organiser: string,
  chOID: string,
  edit: ChallengeEdit,
  { site, isFromHome = false }: EditSource = {},
): Promise<Challenge> {
  return changeChallenge(ctx, { chOID, organiser, site, place: 'own' }, async ({ db, challenge: stored, now }) => {
    await requireCurrentFields(db, stored, edit.revision);
    const draft = mergeEdit(stored, edit);
    const problems = checkDraft(draft);
    if (problems.length > 0) throw new Refusal(problems);
    if (draft.kind !== stored.kind && stored.results > 0) {
      throw conflictAt('kind fixed', '$.kind', 'stays as it is once there are results, which are ranked by it');
    }
    checkOfficial(stored, draft);
    const move = { from: stored.organisation, to: draft.org.oid };
    const isMoved = move.from !== move.to;
    if (isMoved) await requireChallengeMoveAccess(db, organiser, move);
    const row = buildColumns(draft, now);
    const changedFields = LOGGED_FIELDS.filter((name) => stored[name] !== row[name]);
    if (site === undefined && !isFromHome)
      for (const place of listPlaces(stored.metadata, row.metadata, changedFields))
        await refuseElsewhere(db, stored, place);
    const pickChanged = (record: typeof row | ChallengeRecord) =>
      Object.fromEntries(changedFields.map((name) => [name, record[name]]));
    return {
      write: async () => {
        if (isMoved) {
          await moveRemovedToOrganisation(db, chOID, move.to);
          await logMove(db, { ...move, chOID, name: row.name, organiser, now });
        }
        await updateChallenge(db, chOID, row);
        await updateDerivedColumns(db, chOID);
      },
      log: {
        action: ACTION,
        detail: { before: pickChanged(stored), after: pickChanged(row) },
        logsRevision: true,
      },
      changed: OWN_FIELDS_CHANGED,
      isVisible: row.visible === 1,
      answer: async () => {
        const record = await findChallenge(db, chOID);
        if (record === undefined) throw createMissingChallengeRefusal(chOID);
        return presentChallenge(record);
      },
    };
  });
}
