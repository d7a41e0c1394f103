import { challengeBody, uploadBody } from 'shared-domain/contract/schemas';
import { hashPassword } from '../../src/services/accounts/passwords.ts';
import { planWrite } from '../../src/services/planning/plan-write.ts';
import { createProblems } from '../../src/services/planning/problems.ts';
import { buildChallengeRow } from '../../src/services/programme/challenges.ts';
import { writeUpload } from '../../src/services/writing/write-upload.ts';
import { insertOrganisation } from '../../src/store/accounts/organisations.ts';
import { createOwner } from '../../src/store/accounts/organisers.ts';
import { incrementRevision, insertChallenge } from '../../src/store/challenges/challenges.ts';
import type { Db } from '../../src/store/db.ts';
import type { Store } from '../../src/store/open-store.ts';
import { updateEventIndex } from '../../src/store/search/event-index.ts';
import { makeCompetition } from './competition.ts';
import { makeLists } from './lists.ts';
import { TOWNS } from './names.data.ts';

const COMPETITIONS_PER_TRANSACTION = 50;

/** Writes one competition as a creation and an upload would, without checking rights. */
export async function writeCompetition(db: Db, number: number, org: string, today: Date): Promise<string> {
  const competition = makeCompetition(number, today);
  const row = buildChallengeRow(challengeBody.parse({ ...competition.body, org: { oid: org } }), today);
  const end = new Date(row.ends_at);
  // A past competition was last changed on its last day.
  const changedAt = end < today ? end : today;
  await insertChallenge(db, { ...row, created: changedAt.toISOString(), updated: changedAt.toISOString() });
  const problems = createProblems();
  const body = uploadBody.parse({ chOID: row.oid, ...makeLists(competition) });
  const { write } = await planWrite(db, { oid: row.oid, kind: row.kind }, body, problems);
  const revision = await incrementRevision(db, row.oid, changedAt);
  await writeUpload(db, write, { challenge: row.oid, revision, updated: changedAt.toISOString() });
  await updateEventIndex(db, row.oid, row.kind);
  return row.oid;
}

interface FillOptions {
  readonly competitions: number;
  readonly owner: { readonly email: string; readonly password: string };
  readonly today: Date;
  readonly onProgress?: (done: number) => void;
}

/** Fills an empty database, through the services that write uploads, for the measures of bench/volume.bench.ts. */
export async function fillDatabase(
  store: Store,
  { competitions, owner, today, onProgress }: FillOptions,
): Promise<void> {
  const organisations = await store.transaction(async (tx) => {
    const password = await hashPassword(owner.password);
    await createOwner(tx, { email: owner.email, password, organisation: 'Mesures', demo: false, now: today });
    const oids: string[] = [];
    for (const town of TOWNS) oids.push(await insertOrganisation(tx, `Comité d’athlétisme de ${town}`, today));
    return oids;
  });
  for (let first = 0; first < competitions; first += COMPETITIONS_PER_TRANSACTION) {
    const end = Math.min(first + COMPETITIONS_PER_TRANSACTION, competitions);
    await store.transaction(async (tx) => {
      for (let number = first; number < end; number += 1)
        await writeCompetition(tx, number, organisations[number % organisations.length] as string, today);
    });
    onProgress?.(end);
  }
}
