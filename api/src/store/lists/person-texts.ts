import { sql } from 'kysely';
import { foldText, type NameMask } from 'shared-domain';
import type { Db } from '../db.ts';
import { sliceInTurns } from '../map-in-turns.ts';
import { rowKey } from '../row-keys.ts';

/** A table whose texts may name somebody: the columns of its key, and those with texts. */
interface Place {
  readonly table: string;
  readonly key: readonly string[];
  /** The column with the challenge. */
  readonly of: string;
  readonly texts: readonly string[];
  /** Its rows name their list and challenge by numbers (row-keys.ts). */
  readonly hasNumbers?: true;
}

const PERSON_PLACES: readonly Place[] = [
  { table: 'start_row', key: ['list', 'position'], of: 'challenge', texts: ['body', 'hidden'], hasNumbers: true },
  {
    table: 'result_row',
    key: ['list', 'position'],
    of: 'challenge',
    texts: ['sent', 'body', 'hidden'],
    hasNumbers: true,
  },
  { table: 'trial_group', key: ['oid'], of: 'challenge', texts: ['name'] },
  { table: 'trial', key: ['oid'], of: 'challenge', texts: ['name', 'dets'] },
  { table: 'official_act', key: ['oid'], of: 'challenge', texts: ['body'] },
  { table: 'live_fact', key: ['challenge', 'id'], of: 'challenge', texts: ['body', 'refusal'] },
  { table: 'live_trial', key: ['trial'], of: 'challenge', texts: ['body'] },
  { table: 'price', key: ['oid'], of: 'challenge', texts: ['metadata'] },
  { table: 'removed', key: ['log'], of: 'challenge', texts: ['body'] },
  { table: 'challenge_change', key: ['challenge', 'revision'], of: 'challenge', texts: ['body'] },
  { table: 'log', key: ['oid'], of: 'challenge', texts: ['detail'] },
];

/** A row with texts that name somebody, by column. */
interface Mention {
  readonly place: Place;
  readonly key: Readonly<Record<string, string | number>>;
  readonly texts: Readonly<Record<string, string>>;
}

/** SQL pattern for a name in a stored text; letters that may have an accent match anything. */
const likeOf = (surname: string): string =>
  `%${foldText(surname).replace(/[^bdfhjkmpqvwx]+/g, '%')}%`.replace(/%+/g, '%');

/** Masks names in a stored text: plain text, or JSON, whose texts may be JSON again. */
export function maskStored(text: string, mask: NameMask): string {
  if (!/^\s*[{[]/.test(text)) return mask.text(text);
  try {
    return JSON.stringify(mask.value(maskNested(JSON.parse(text) as unknown, mask)));
  } catch {
    return mask.text(text);
  }
}

function maskNested(value: unknown, mask: NameMask): unknown {
  if (typeof value === 'string') return /^\s*[{[]/.test(value) ? maskStored(value, mask) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => maskNested(one, mask));
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, maskNested(held, mask)]));
}

const isSame = (text: string, masked: string): boolean => {
  if (text === masked) return true;
  return /^\s*[{[]/.test(text) && JSON.stringify(JSON.parse(text)) === masked;
};

/** Every row of a challenge with a text that names somebody. */
export async function findMentions(db: Db, challenge: string, surname: string, mask: NameMask): Promise<Mention[]> {
  const mentions: Mention[] = [];
  for (const place of PERSON_PLACES) {
    const columns = sql.join(
      [...place.key, ...place.texts].map((name) =>
        place.hasNumbers && name === 'list' ? sql`(select oid from row_key where id = list) as list` : sql.ref(name),
      ),
    );
    const named = sql.join(
      place.texts.map((name) => sql`lower(${sql.ref(name)}) like ${likeOf(surname)}`),
      sql` or `,
    );
    const { rows } = await sql<Record<string, string | number | null>>`
      select ${columns} from ${sql.table(place.table)} where ${sql.ref(place.of)} = ${place.hasNumbers ? rowKey(challenge) : challenge} and (${named})`.execute(
      db,
    );
    await sliceInTurns(rows, (slice) => {
      for (const row of slice) {
        const held = place.texts.flatMap((name) => (typeof row[name] === 'string' ? [[name, row[name]] as const] : []));
        const texts = Object.fromEntries(held.filter(([, text]) => !isSame(text, maskStored(text, mask))));
        if (Object.keys(texts).length === 0) continue;
        const key = Object.fromEntries(place.key.map((name) => [name, row[name] as string | number]));
        mentions.push({ place, key, texts });
      }
    });
  }
  return mentions;
}

/** Rewrites the texts of a mention. */
export async function rewriteMention(
  db: Db,
  { place, key, texts }: Mention,
  rewrite: (text: string) => string,
): Promise<void> {
  const set = sql.join(Object.entries(texts).map(([name, text]) => sql`${sql.ref(name)} = ${rewrite(text)}`));
  const where = sql.join(
    Object.entries(key).map(([name, value]) => {
      const held = place.hasNumbers && name === 'list' ? rowKey(String(value)) : value;
      return sql`${sql.ref(name)} = ${held}`;
    }),
    sql` and `,
  );
  await sql`update ${sql.table(place.table)} set ${set} where ${where}`.execute(db);
}
