import { createNameMask, type MaskedName, type NameMask } from 'shared-domain';
import { conflict } from '../../base/refusal.ts';
import type { Db } from '../../store/db.ts';
import { createErasedTest, type ErasedTest, type ErasureScope } from '../../store/lists/erased-people.ts';
import type { SentUpload } from '../../store/lists/sent-rows.ts';
import { mapInTurns } from '../../store/map-in-turns.ts';

interface Row {
  readonly last?: string | undefined;
  readonly first?: string | undefined;
  readonly members?: readonly { readonly last: string; readonly first?: string | undefined }[] | undefined;
}

/** @throws Refusal `conflict` for a typed row that names an erased person, who must be allowed again first */
export async function refuseErasedNames(
  db: Db,
  chOID: string,
  lists: Readonly<Record<string, readonly Row[]>>,
): Promise<void> {
  const isErased = await createErasedTest(db, { challenge: chOID });
  if (isErased === undefined) return;
  const people = Object.values(lists).flatMap((rows) => rows.flatMap((row) => [row, ...(row.members ?? [])]));
  if (people.some(({ last = '', first }) => isErased({ last, first })))
    throw conflict(
      'person erased',
      'this person was erased from the competitions of the organisation; allow the name again first',
    );
}

/** Words that a whole name has in a text. */
const MIN_NAME_WORDS = 2;
const MAX_NAME_WORDS = 6;

/** A text in its runs of words with at most three signs between them, as a name mask finds names. */
const splitRuns = (text: string): string[][] =>
  text.split(/[^\p{L}\p{N}\p{M}]{4,}/u).map((run) => run.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []);

/** The whole names of erased people in a text; only hashes of them are stored. */
function findErasedInText(text: string, isErased: ErasedTest): MaskedName[] {
  const names: MaskedName[] = [];
  for (const words of splitRuns(text))
    for (let start = 0; start < words.length; start++)
      for (let count = MIN_NAME_WORDS; count <= MAX_NAME_WORDS && start + count <= words.length; count++) {
        const last = words.slice(start, start + count).join(' ');
        if (isErased({ last })) names.push({ last, hasUniqueLastName: true });
      }
  return names;
}

/** Finds the erased people whom values name, in rows and in texts, and their licences; a text that many rows have is looked at once. */
export function createErasedFinder(isErased: ErasedTest): {
  readonly add: (value: unknown) => void;
  readonly names: ReadonlySet<MaskedName>;
  readonly buildMask: () => NameMask;
} {
  const names = new Set<MaskedName>();
  const licences = new Set<string>();
  const texts = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === 'string') {
      if (texts.has(value)) return;
      texts.add(value);
      for (const name of findErasedInText(value, isErased)) names.add(name);
    } else if (Array.isArray(value)) for (const one of value) add(one);
    else if (typeof value === 'object' && value !== null) {
      const { last, first, auid } = value as { last?: unknown; first?: unknown; auid?: unknown };
      const person = { last: String(last ?? ''), first: typeof first === 'string' ? first : '' };
      if (typeof last === 'string' && isErased(person)) {
        names.add({ ...person, hasUniqueLastName: false });
        if (typeof auid === 'string') licences.add(auid);
      }
      for (const child of Object.values(value)) add(child);
    }
  };
  return { add, names, buildMask: () => createNameMask([...names], licences) };
}

/** The mask of the erased people whom a value names. */
export async function createErasedMask(db: Db, scope: ErasureScope, value: unknown): Promise<NameMask> {
  const isErased = await createErasedTest(db, scope);
  if (isErased === undefined) return createNameMask([]);
  const { add, buildMask } = createErasedFinder(isErased);
  add(value);
  return buildMask();
}

/** An edit with its remarks and reasons, without the whole names of erased people and what their rows have besides. */
export const maskErasedTexts = async <T>(db: Db, chOID: string, value: T): Promise<T> =>
  (await createErasedMask(db, { challenge: chOID }, value)).value(value);

/** Removes the names of erased people from an upload, so that sending a list again does not bring them back. */
export async function maskErasedNames<Upload extends SentUpload>(db: Db, chOID: string, body: Upload): Promise<Upload> {
  const isErased = await createErasedTest(db, { challenge: chOID });
  if (isErased === undefined) return body;
  const { startlists, resultlists, ...otherFields } = body;
  const { add, buildMask } = createErasedFinder(isErased);
  add(otherFields);
  for (const rows of [...Object.values(startlists), ...Object.values(resultlists)]) await mapInTurns(rows, add);
  const mask = buildMask();
  if (mask.isEmpty) return body;
  const maskLists = async <R>(lists: Readonly<Record<string, R[]>>) => {
    const masked: [string, R[]][] = [];
    for (const [uid, rows] of Object.entries(lists)) masked.push([uid, await mapInTurns(rows, mask.value)]);
    return Object.fromEntries(masked);
  };
  return {
    ...body,
    ...mask.value(otherFields),
    startlists: await maskLists(startlists),
    resultlists: await maskLists(resultlists),
  };
}
