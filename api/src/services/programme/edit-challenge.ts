import { findTimeZone, readOptions } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { challengeEdit } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { conflictAt, Refusal, stale } from '../../base/refusal.ts';
import { requireOrganisationWriteAccess } from '../../policies/challenge-policy.ts';
import { presentChallenge } from '../../presenters/challenge.ts';
import { moveRemoved } from '../../store/accounts/organisations.ts';
import { type ChallengeRecord, findChallenge, updateChallenge } from '../../store/challenges/challenges.ts';
import { updateDerivedColumns } from '../../store/lists/derived-columns.ts';
import type { Context } from '../context/context.ts';
import { createMissingChallengeRefusal } from '../context/programme.ts';
import { changeChallenge, OWN_FIELDS_CHANGED } from '../writing/change-challenge.ts';
import { type ChallengeDraft, challengeRow, checkDraft } from './challenges.ts';

type ChallengeEdit = z.output<typeof challengeEdit>;

/** A time zone that was not chosen is that of the region. */
function mergeMetadata(known: ChallengeRecord, { region, metadata }: ChallengeEdit): ChallengeDraft['metadata'] {
  if (metadata !== undefined) return metadata;
  const { tz, ...rest } = JSON.parse(known.metadata) as ChallengeDraft['metadata'];
  return region !== undefined && tz === findTimeZone(known.region) ? rest : { ...rest, tz };
}

function mergeEdit(known: ChallengeRecord, edit: ChallengeEdit): ChallengeDraft {
  const { revision: _, ...fields } = edit;
  const changes = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const { name, rtype, hashtag, flag, kind, region, date, duration } = known;
  return {
    name,
    rtype,
    hashtag,
    flag,
    kind: kind as ChallengeDraft['kind'],
    region,
    date,
    duration,
    org: { oid: known.organisation },
    visible: known.visible === 1,
    ...(edit.rtype === undefined ? { lisa: known.lisa === 1 } : {}),
    ...changes,
    metadata: mergeMetadata(known, edit),
  };
}

/** The columns that a draft decides. */
function draftColumns(draft: ChallengeDraft, now: Date) {
  const { oid, created, revision, trials, running, results, ...columns } = challengeRow(draft, now);
  return columns;
}

/** Fields whose change the log tells. */
const LOGGED = [
  ...(['name', 'rtype', 'organisation', 'hashtag', 'flag', 'kind', 'region', 'date', 'duration'] as const),
  ...(['visible', 'metadata'] as const),
];

/** Results are declared official once each of them is (Q5). @throws Refusal */
function checkOfficial(known: ChallengeRecord, draft: ChallengeDraft): void {
  const isDeclared = readOptions(draft.flag).isOfficial && !readOptions(known.flag).isOfficial;
  if (!isDeclared || known.running === 0) return;
  const words = `says that results are official, and ${known.running} trials are in progress or unofficial`;
  throw conflictAt('unofficial results', '$.flag', words);
}

/** Changes the challenge's own fields; absent ones keep their value. */
export async function editChallenge(
  ctx: Context,
  organiser: string,
  chOID: string,
  edit: ChallengeEdit,
): Promise<Challenge> {
  return changeChallenge(ctx, { chOID, organiser }, async ({ db, challenge: known, now }) => {
    if (edit.revision !== undefined && edit.revision !== known.revision) {
      throw stale(edit.revision, `the challenge is at ${known.revision}`);
    }
    const draft = mergeEdit(known, edit);
    const problems = checkDraft(draft);
    if (problems.length > 0) throw new Refusal(problems);
    if (draft.kind !== known.kind && known.results > 0) {
      throw conflictAt('kind fixed', '$.kind', 'stays as it is once there are results, which are ranked by it');
    }
    checkOfficial(known, draft);
    if (draft.org.oid !== known.organisation) await requireOrganisationWriteAccess(db, organiser, draft.org.oid);
    const row = draftColumns(draft, now);
    const changed = LOGGED.filter((name) => known[name] !== row[name]);
    const values = (of: typeof row | ChallengeRecord) => Object.fromEntries(changed.map((name) => [name, of[name]]));
    return {
      write: async () => {
        if (draft.org.oid !== known.organisation) await moveRemoved(db, chOID, draft.org.oid);
        await updateChallenge(db, chOID, row);
        await updateDerivedColumns(db, chOID);
      },
      log: { action: 'challenge changed', detail: { before: values(known), after: values(row) } },
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
