import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

type Values = Readonly<Record<string, unknown>>;

/** Text fields that a competition's metadata may have, with their maximum lengths. */
const TEXTS = { tz: 60, place: 120, credit: 200, opening: 10 } as const;
const CONTACT = { name: 120, email: 254, phone: 40, url: 500 } as const;
const REGISTRATION = { url: 500 } as const;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Picks known text fields; a text that is too long is cut, and a URL that is too long is left out. */
function pickTexts(values: unknown, maxLengths: Readonly<Record<string, number>>): Values {
  if (!isObject(values)) return {};
  return Object.fromEntries(
    Object.entries(maxLengths).flatMap(([name, length]) => {
      const value = values[name];
      if (typeof value !== 'string' || (name === 'url' && value.length > length)) return [];
      return [[name, value.slice(0, length)]];
    }),
  );
}

function boundMetadata(values: Values): Values {
  const { registration, contact, demo } = values;
  const sentRegistration = isObject(registration) ? registration : {};
  const newRegistration = {
    ...pickTexts(registration, REGISTRATION),
    ...(typeof sentRegistration.limit === 'number' ? { limit: sentRegistration.limit } : {}),
    ...(typeof sentRegistration.private === 'boolean' ? { private: sentRegistration.private } : {}),
  };
  const newContact = pickTexts(contact, CONTACT);
  return {
    ...pickTexts(values, TEXTS),
    ...(Object.keys(newRegistration).length > 0 ? { registration: newRegistration } : {}),
    ...(Object.keys(newContact).length > 0 ? { contact: newContact } : {}),
    ...(demo === true ? { demo } : {}),
  };
}

interface Tables {
  challenge: { oid: string; metadata: string };
}

/** Challenges read at once: each may have a megabyte. */
const BATCH_ROWS = 20;

/** Limits metadata to known fields of limited length; anything else is removed, as the next edit would be refused because of it. */
async function up(any: Kysely<unknown>): Promise<void> {
  const db = any as Kysely<Tables>;
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('challenge')
      .select(['oid', 'metadata'])
      .where('oid', '>', after)
      .orderBy('oid')
      .limit(BATCH_ROWS)
      .execute();
    for (const { oid, metadata } of rows) {
      const newMetadata = JSON.stringify(boundMetadata(JSON.parse(metadata) as Values));
      if (newMetadata.length === metadata.length) continue;
      await db.updateTable('challenge').set({ metadata: newMetadata }).where('oid', '=', oid).execute();
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.oid;
  }
  for (const [name, columns] of [
    ['challenge_region', 'region, date, oid'],
    ['challenge_organisation', 'organisation, date, oid'],
  ] as const)
    await sql.raw(`create index ${name} on challenge (${columns})`).execute(db);
}

export const boundedMetadata: Migration = { up };
