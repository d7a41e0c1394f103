import { foldText, type MaskedName } from 'shared-domain';
import { writeLog } from '../../store/challenges/log.ts';
import {
  listDeletedChallenges,
  listOrganisationChallenges,
  listPastChallenges,
} from '../../store/challenges/organisation-challenges.ts';
import type { Db } from '../../store/db.ts';
import { createErasedTest } from '../../store/lists/erased-people.ts';
import { parseStoredText, readPersonTexts } from '../../store/lists/person-texts.ts';
import { insertStoredErasures, type StoredErasure } from '../../store/lists/stored-erasures.ts';
import { updateSearchTexts } from '../../store/lists/update-search-texts.ts';
import { createErasedFinder } from '../context/erased-names.ts';
import { eraseStored, eraseTexts, formatErasureLog } from './erase-texts.ts';

/** What was erased again: whether the other database knew of erasures that this one did not, and the texts that named those people. */
export interface ErasedAgain {
  readonly hadErasures: boolean;
  readonly texts: number;
  readonly competitions: number;
}

interface StoredChallenge {
  readonly oid: string;
  readonly isDeleted: boolean;
}

async function listChallenges(db: Db, organisation: string): Promise<StoredChallenge[]> {
  const deleted = [...(await listDeletedChallenges(db, organisation)), ...(await listPastChallenges(db, organisation))];
  return [
    ...(await listOrganisationChallenges(db, organisation)).map(({ oid }) => ({ oid, isDeleted: false })),
    ...deleted.map(({ oid }) => ({ oid, isDeleted: true })),
  ];
}

/** The erased people whom the texts of challenges name: only hashes of their names are stored. */
async function findErasedPeople(
  db: Db,
  organisation: string,
  challenges: readonly StoredChallenge[],
): Promise<MaskedName[]> {
  const names = new Map<string, MaskedName>();
  for (const { oid } of challenges) {
    const isErased = await createErasedTest(db, { challenge: oid, organisation });
    if (isErased === undefined) continue;
    const finder = createErasedFinder(isErased);
    await readPersonTexts(db, oid, (text) => finder.add(parseStoredText(text)));
    for (const name of finder.names) names.set(foldText(`${name.last}|${name.first ?? ''}`), name);
  }
  return [...names.values()];
}

/**
 * Takes the erasures of the database that a restored one replaces, and erases those people again from what was restored, as
 * `erasePerson` did; in one transaction of its caller.
 */
export async function eraseAgain(db: Db, erasures: readonly StoredErasure[], now: Date): Promise<ErasedAgain> {
  const added = await insertStoredErasures(db, erasures);
  const scopes = new Set(added.map(({ scope }) => scope));
  const counts: number[] = [];
  const organisations = scopes.size === 0 ? [] : await db.selectFrom('organisation').select('oid').execute();
  for (const { oid: organisation } of organisations) {
    const challenges = await listChallenges(db, organisation);
    if (!scopes.has(organisation) && !challenges.some(({ oid }) => scopes.has(oid))) continue;
    const names = await findErasedPeople(db, organisation, challenges);
    for (const { oid, isDeleted } of challenges) {
      let textCount = 0;
      for (const name of names) {
        const erased = await (isDeleted ? eraseTexts(db, oid, name) : eraseStored(db, oid, name));
        if (erased.texts === 0) continue;
        if (!isDeleted) await updateSearchTexts(db, oid, erased.lists);
        await writeLog(db, { challenge: oid, ...formatErasureLog(erased), now });
        textCount += erased.texts;
      }
      if (textCount > 0) counts.push(textCount);
    }
  }
  return {
    hadErasures: scopes.size > 0,
    texts: counts.reduce((sum, one) => sum + one, 0),
    competitions: counts.length,
  };
}
