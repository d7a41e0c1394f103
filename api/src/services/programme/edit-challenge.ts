import { timeZoneOf } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { challengeEdit } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { Refusal, refusal } from '../../base/refusal.ts';
import { mayWriteFor } from '../../policies/challenge-policy.ts';
import { presentChallenge } from '../../presenters/challenge.ts';
import {
  type ChallengeRecord,
  findChallenge,
  growRevision,
  holdChallenge,
  updateChallenge,
} from '../../store/challenges.ts';
import { insertChange } from '../../store/changes.ts';
import { writeLog } from '../../store/log.ts';
import { moveRemoved } from '../../store/organisations.ts';
import { settleTrials } from '../../store/settle.ts';
import type { Context } from '../context/context.ts';
import { noChallenge } from '../context/programme.ts';
import { type ChallengeDraft, problemsOf, rowOf } from './challenges.ts';

type ChallengeEdit = z.output<typeof challengeEdit>;

/** A time zone that nobody chose follows the region. */
function metadataOf(known: ChallengeRecord, { region, metadata }: ChallengeEdit): ChallengeDraft['metadata'] {
  if (metadata !== undefined) return metadata;
  const { tz, ...rest } = JSON.parse(known.metadata) as ChallengeDraft['metadata'];
  return region !== undefined && tz === timeZoneOf(known.region) ? rest : { ...rest, tz };
}

function draftOf(known: ChallengeRecord, edit: ChallengeEdit): ChallengeDraft {
  const { revision: _, ...fields } = edit;
  const said = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const { name, rtype, hashtag, flag, kind, region, date, duration } = known;
  return {
    ...{ name, rtype, hashtag, flag, kind: kind as ChallengeDraft['kind'], region, date, duration },
    ...{ org: { oid: known.organisation }, visible: known.visible === 1 },
    ...(edit.rtype === undefined ? { lisa: known.lisa === 1 } : {}),
    ...said,
    metadata: metadataOf(known, edit),
  };
}

/** The columns that a draft decides. */
function fieldsOf(draft: ChallengeDraft, now: Date) {
  const { organisation, name, rtype, hashtag, flag, kind, region, date, last_date, ...rest } = rowOf(draft, now);
  const { duration, tz, starts_at, ends_at, lisa, visible, metadata, updated } = rest;
  return {
    ...{ organisation, name, rtype, hashtag, flag, kind, region, date, last_date },
    ...{ duration, tz, starts_at, ends_at, lisa, visible, metadata, updated },
  };
}

/** Fields whose change the log tells. */
const LOGGED = [
  ...(['name', 'rtype', 'organisation', 'hashtag', 'flag', 'kind', 'region', 'date', 'duration'] as const),
  ...(['visible', 'metadata'] as const),
];

/** Changes what a challenge says of itself; fields that are absent stay. */
export async function editChallenge(
  ctx: Context,
  organiser: string,
  chOID: string,
  edit: ChallengeEdit,
): Promise<Challenge> {
  const now = ctx.clock();
  const record = await ctx.store.transaction(async (tx) => {
    await holdChallenge(tx, chOID);
    const known = await findChallenge(tx, chOID);
    if (known === undefined) throw noChallenge(chOID);
    if (edit.revision !== undefined && edit.revision !== known.revision) {
      throw refusal('conflict', `$.revision: ${edit.revision} is stale; the challenge is at ${known.revision}`);
    }
    const draft = draftOf(known, edit);
    const problems = problemsOf(draft);
    if (problems.length > 0) throw new Refusal(problems);
    if (draft.kind !== known.kind && known.results > 0) {
      throw refusal('conflict', '$.kind: stays as it is once there are results, which are ranked by it');
    }
    if (draft.org.oid !== known.organisation) {
      await mayWriteFor(tx, organiser, draft.org.oid);
      await moveRemoved(tx, chOID, draft.org.oid);
    }
    const row = fieldsOf(draft, now);
    await updateChallenge(tx, chOID, row);
    const revision = await growRevision(tx, chOID, now);
    await settleTrials(tx, chOID);
    const changed = LOGGED.filter((name) => known[name] !== row[name]);
    const values = (of: typeof row | ChallengeRecord) => Object.fromEntries(changed.map((name) => [name, of[name]]));
    const detail = { before: values(known), after: values(row) };
    await writeLog(tx, { challenge: chOID, organiser, action: 'challenge changed', detail, now });
    await insertChange(tx, told(chOID, revision), now);
    return findChallenge(tx, chOID);
  });
  if (record === undefined) throw noChallenge(chOID);
  ctx.revisions.committed(chOID, record.revision, record.visible === 1);
  ctx.announce(told(chOID, record.revision));
  return presentChallenge(record);
}

const told = (chOID: string, revision: number) => ({
  ...{ chOID, revision, trials: [], starts: [], results: [] },
  ...{ structure: false, challenge: true },
});
