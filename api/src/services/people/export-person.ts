import type { NameMask } from 'shared-domain';
import type { PersonDataAnswer } from 'shared-domain/contract';
import { listRecordLists } from '../../store/accounts/record-lists.ts';
import {
  listDeletedChallenges,
  listOrganisationChallenges,
  listPastChallenges,
} from '../../store/challenges/organisation-challenges.ts';
import type { Db } from '../../store/db.ts';
import { listHiddenPerson } from '../../store/lists/hide-athletes.ts';
import { findMentions } from '../../store/lists/person-texts.ts';
import { findEvidencePicture } from '../../store/live/evidence-pictures.ts';
import { findReportPhoto } from '../../store/live/report-photos.ts';
import { countFollowers } from '../../store/push/followed-people.ts';
import type { Context } from '../context/context.ts';
import { listPhotosAbout } from '../live-input/report-photos.ts';
import { listPersonIds } from './person-ids.ts';
import { createPersonMask, type Person } from './person-mask.ts';
import { listPicturesAbout } from './pictures-about.ts';

const isJson = (text: string): boolean => /^\s*[{[]/.test(text);

const isAboutPerson = (row: object, mask: NameMask): boolean => {
  const { last, first } = row as { last?: unknown; first?: unknown };
  return typeof last === 'string' && mask.value({ last, first }).last !== last;
};

/** The person's own rows in a stored value, and of the rest only the texts that name the person, without others' data. */
function pickPersonData(value: unknown, mask: NameMask): unknown {
  if (typeof value === 'string') {
    if (isJson(value)) return pickPersonData(JSON.parse(value) as unknown, mask);
    return mask.text(value) === value ? undefined : value;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    const picked = value.flatMap((one) => pickPersonData(one, mask) ?? []);
    return picked.length === 0 ? undefined : picked;
  }
  if (isAboutPerson(value, mask)) return value;
  const fields = Object.entries(value).flatMap(([name, fieldValue]) => {
    const picked = pickPersonData(fieldValue, mask);
    return picked === undefined ? [] : [[name, picked] as const];
  });
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

/** The photos of reports about the person, and the pictures of evidence. */
async function exportPhotos(db: Db, challenge: string, mask: NameMask) {
  const photos: { where: string; key: Record<string, string>; what: Record<string, unknown> }[] = [];
  for (const report of await listPhotosAbout(db, challenge, mask)) {
    const body = (await findReportPhoto(db, challenge, report))?.toString('base64');
    photos.push({ where: 'report_photo', key: { challenge, report }, what: { body } });
  }
  for (const oid of await listPicturesAbout(db, challenge, mask)) {
    const body = (await findEvidencePicture(db, challenge, oid))?.bytes.toString('base64');
    photos.push({ where: 'evidence_picture', key: { challenge, oid }, what: { body } });
  }
  return photos;
}

/** What hides the person in a challenge. */
async function exportHiding(db: Db, challenge: string, person: Person) {
  const hidden = await listHiddenPerson(db, challenge, person);
  return hidden.map(({ oid, ...what }) => ({ where: 'hidden_athlete', key: { challenge, oid }, what }));
}

/** How many asked for messages about the person, by the id that they follow; who they are is theirs. */
async function exportFollowers(db: Db, challenge: string, ids: readonly string[]) {
  const followed = await countFollowers(db, challenge, ids);
  return followed.map(({ athlete, followers }) => ({
    where: 'push_follow',
    key: { challenge, athlete },
    what: { athlete, followers },
  }));
}

/** Everything that an organisation's competitions hold about somebody, as it is stored; deleted ones are among them, and the logs that they leave. */
export async function exportPerson(ctx: Context, orgOID: string, person: Person): Promise<PersonDataAnswer> {
  const mask = createPersonMask(person);
  return ctx.store.snapshot(async (tx) => {
    const competitions: PersonDataAnswer['competitions'] = [];
    const challenges = [
      ...(await listOrganisationChallenges(tx, orgOID)),
      ...(await listDeletedChallenges(tx, orgOID)),
      ...(await listPastChallenges(tx, orgOID)),
    ];
    for (const { oid, name, date } of challenges) {
      const mentions = await findMentions(tx, oid, person.last, mask);
      const others = [
        ...(await exportHiding(tx, oid, person)),
        ...(await exportFollowers(tx, oid, listPersonIds(mentions, mask))),
      ];
      if (mentions.length + others.length === 0) continue;
      const heldTexts = mentions.map(({ table, key, texts }) => ({
        where: table.table,
        key,
        what: Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, pickPersonData(text, mask)])),
      }));
      competitions.push({ oid, name, date, held: [...heldTexts, ...others, ...(await exportPhotos(tx, oid, mask))] });
    }
    const lists = (await listRecordLists(tx, orgOID)).flatMap(({ name, body }) => {
      const records = pickPersonData(body, mask);
      return records === undefined ? [] : [{ where: 'record_list', key: { name }, what: { records } }];
    });
    const about = { person: { last: person.last, first: person.first ?? '' }, at: ctx.clock().toISOString() };
    return { ...about, competitions, ...(lists.length > 0 && { lists }) };
  });
}
