import { setImmediate as turn } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { NameMask } from 'shared-domain';
import type { Db } from '../db.ts';
import { sliceInTurns } from '../map-in-turns.ts';
import { selectRowKey } from '../row-keys.ts';
import { pickFileElements, removeFileBytes, rewriteFileElements } from './file-elements.ts';
import { collectLicences } from './licences.ts';
import { createLicenceFinder, createNameFinder, type TextFinder } from './text-finder.ts';

type StoredRow = Readonly<Record<string, string | number | null>>;

/** A table whose texts may name somebody: the columns of its key, and those with texts. */
interface PersonTable {
  readonly table: string;
  readonly key: readonly string[];
  /** The column that names its challenge, or its trial. */
  readonly challengeColumn: string;
  readonly texts: readonly string[];
  /** Its rows name their list and challenge by numbers (row-keys.ts). */
  readonly hasNumbers?: true;
  /** Its rows name a trial, which is the challenge's. */
  readonly isByTrial?: true;
  /** The text that is a competition's file, of some 40 MB: such rows are read one by one, without the bytes of pictures. */
  readonly file?: string;
}

export const PERSON_TABLES: readonly PersonTable[] = [
  {
    table: 'start_row',
    key: ['list', 'position'],
    challengeColumn: 'challenge',
    texts: ['body', 'hidden'],
    hasNumbers: true,
  },
  {
    table: 'result_row',
    key: ['list', 'position'],
    challengeColumn: 'challenge',
    texts: ['sent', 'body', 'hidden'],
    hasNumbers: true,
  },
  { table: 'trial_group', key: ['oid'], challengeColumn: 'challenge', texts: ['name'] },
  { table: 'trial', key: ['oid'], challengeColumn: 'challenge', texts: ['name', 'dets'] },
  { table: 'official_act', key: ['oid'], challengeColumn: 'challenge', texts: ['body'] },
  { table: 'live_fact', key: ['challenge', 'id'], challengeColumn: 'challenge', texts: ['body', 'refusal'] },
  { table: 'live_trial', key: ['trial'], challengeColumn: 'challenge', texts: ['body'] },
  { table: 'event_record', key: ['oid'], challengeColumn: 'challenge', texts: ['body'] },
  { table: 'price', key: ['oid'], challengeColumn: 'challenge', texts: ['metadata'] },
  { table: 'removed', key: ['log'], challengeColumn: 'challenge', texts: ['body'] },
  { table: 'challenge_change', key: ['challenge', 'revision'], challengeColumn: 'challenge', texts: ['body'] },
  { table: 'log', key: ['oid'], challengeColumn: 'challenge', texts: ['detail'] },
  { table: 'site_hold', key: ['challenge'], challengeColumn: 'challenge', texts: ['holder'] },
  { table: 'site_link', key: ['challenge'], challengeColumn: 'challenge', texts: ['holder', 'refused'] },
  { table: 'screen_order', key: ['challenge', 'screen'], challengeColumn: 'challenge', texts: ['body'] },
  { table: 'screen_picture', key: ['challenge', 'oid'], challengeColumn: 'challenge', texts: ['name'] },
  { table: 'live_device', key: ['challenge', 'device'], challengeColumn: 'challenge', texts: ['body'] },
  {
    table: 'tenure',
    key: ['trial', 'by', 'since', 'device'],
    challengeColumn: 'trial',
    texts: ['label'],
    isByTrial: true,
  },
  { table: 'site_file', key: ['oid'], challengeColumn: 'challenge', texts: ['holder', 'body'], file: 'body' },
];

function matchChallenge({ challengeColumn, hasNumbers, isByTrial }: PersonTable, challenge: string) {
  const column = sql.ref(challengeColumn);
  if (isByTrial) return sql`${column} in (select oid from trial where challenge = ${challenge})`;
  return sql`${column} = ${hasNumbers ? selectRowKey(challenge) : challenge}`;
}

function matchKey({ key, hasNumbers }: PersonTable, row: StoredRow) {
  return sql.join(
    key.map((name) => {
      const value = row[name] ?? null;
      return sql`${sql.ref(name)} = ${hasNumbers && name === 'list' ? selectRowKey(String(value)) : value}`;
    }),
    sql` and `,
  );
}

/** A row with texts that name somebody, by column; of a competition's file the elements that do. */
export interface Mention {
  readonly table: PersonTable;
  readonly key: Readonly<Record<string, string | number>>;
  readonly texts: Readonly<Record<string, string>>;
}

/** Masks names in a stored text: plain text, or JSON, whose texts may be JSON again. */
export function maskStoredText(text: string, mask: NameMask): string {
  if (!/^\s*[{[]/.test(text)) return mask.text(text);
  try {
    return JSON.stringify(mask.value(maskNested(JSON.parse(text) as unknown, mask)));
  } catch {
    return mask.text(text);
  }
}

function maskNested(value: unknown, mask: NameMask): unknown {
  if (typeof value === 'string') return /^\s*[{[]/.test(value) ? maskStoredText(value, mask) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => maskNested(one, mask));
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, maskNested(child, mask)]));
}

/** A stored text as a value: itself, or what its JSON says, whose texts may be JSON again. */
export function parseStoredText(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return text;
  try {
    return parseNested(JSON.parse(text) as unknown);
  } catch {
    return text;
  }
}

function parseNested(value: unknown): unknown {
  if (typeof value === 'string') return parseStoredText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(parseNested);
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, parseNested(child)]));
}

const isUnchanged = (text: string, masked: string): boolean => {
  if (text === masked) return true;
  return /^\s*[{[]/.test(text) && JSON.stringify(JSON.parse(text)) === masked;
};

/** Every row of a challenge with a text that names somebody. */
export const findMentions = (db: Db, challenge: string, surname: string, mask: NameMask): Promise<Mention[]> =>
  findTexts(db, challenge, createNameFinder(surname), (text) => maskStoredText(text, mask));

/** Every row of a challenge with a text that has a licence which a mask removes. */
export const findLicence = (db: Db, challenge: string, licence: string, mask: NameMask): Promise<Mention[]> =>
  findTexts(db, challenge, createLicenceFinder(licence), (text) => maskStoredText(text, mask));

/** Licences of those whom a mask hides, in the texts of rows. */
export function listLicences(mentions: readonly Mention[], mask: NameMask): ReadonlySet<string> {
  const licences = new Set<string>();
  for (const { texts } of mentions) for (const text of Object.values(texts)) collectLicences(text, mask, licences);
  return licences;
}

/** Passes the rows of a table to `use` in pieces: those whose texts may have what a finder finds, or all. */
async function useRows(
  db: Db,
  personTable: PersonTable,
  challenge: string,
  finder: TextFinder | undefined,
  use: (rows: readonly StoredRow[]) => void | Promise<void>,
): Promise<void> {
  const { table, key, texts, hasNumbers, file } = personTable;
  const selectOf = (names: readonly string[], where: RawBuilder<unknown>) => {
    const columns = names.map((name) =>
      hasNumbers && name === 'list' ? sql`(select oid from row_key where id = list) as list` : sql.ref(name),
    );
    return sql<StoredRow>`select ${sql.join(columns)} from ${sql.table(table)} where ${where}`.execute(db);
  };
  const isOfChallenge = matchChallenge(personTable, challenge);
  if (file !== undefined) {
    for (const row of (await selectOf(key, isOfChallenge)).rows) {
      await turn();
      await use((await selectOf([...key, ...texts], matchKey(personTable, row))).rows);
    }
    return;
  }
  const isFound = finder && sql.join(texts.map(finder.where), sql` or `);
  const { rows } = await selectOf(
    [...key, ...texts],
    isFound === undefined ? isOfChallenge : sql`${isOfChallenge} and (${isFound})`,
  );
  await sliceInTurns(rows, use);
}

/** Rows of a challenge with a text that a finder finds and that `rewrite` changes. */
async function findTexts(
  db: Db,
  challenge: string,
  finder: TextFinder,
  rewrite: (text: string) => string,
): Promise<Mention[]> {
  const mentions: Mention[] = [];
  const isNamed = (text: string) => finder.isIn(text) && !isUnchanged(text, rewrite(text));
  for (const table of PERSON_TABLES)
    await useRows(db, table, challenge, finder, async (rows) => {
      for (const row of rows) {
        const texts: Record<string, string> = {};
        for (const name of table.texts) {
          const text = row[name];
          if (typeof text !== 'string') continue;
          const found = name === table.file ? await pickFileElements(text, isNamed) : isNamed(text) ? text : undefined;
          if (found !== undefined) texts[name] = found;
        }
        if (Object.keys(texts).length === 0) continue;
        const key = Object.fromEntries(table.key.map((name) => [name, row[name] as string | number]));
        mentions.push({ table, key, texts });
      }
    });
  return mentions;
}

/** Passes each text of a challenge that may name somebody to `use`. */
export async function readPersonTexts(db: Db, challenge: string, use: (text: string) => void): Promise<void> {
  for (const table of PERSON_TABLES)
    await useRows(db, table, challenge, undefined, async (rows) => {
      for (const row of rows)
        for (const name of table.texts) {
          const text = row[name];
          if (typeof text === 'string') use(name === table.file ? await removeFileBytes(text) : text);
        }
    });
}

/** Rewrites the texts of a mention. */
export async function rewriteMention(
  db: Db,
  { table: personTable, key, texts }: Mention,
  rewrite: (text: string) => string,
): Promise<void> {
  const where = matchKey(personTable, key);
  const rewriteFile = async (name: string, picked: string) => {
    const { rows } =
      await sql<StoredRow>`select ${sql.ref(name)} from ${sql.table(personTable.table)} where ${where}`.execute(db);
    return rewriteFileElements(String(rows[0]?.[name]), picked, rewrite);
  };
  const set: RawBuilder<unknown>[] = [];
  for (const [name, text] of Object.entries(texts)) {
    const rewritten = name === personTable.file ? await rewriteFile(name, text) : rewrite(text);
    set.push(sql`${sql.ref(name)} = ${rewritten}`);
  }
  await sql`update ${sql.table(personTable.table)} set ${sql.join(set)} where ${where}`.execute(db);
}
