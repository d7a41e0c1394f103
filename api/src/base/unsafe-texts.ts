import { setImmediate as turn } from 'node:timers/promises';
import { findUnsafeLine, findUnsafeName, findUnsafeText, formatUnsafeText, type UnsafeText } from 'shared-domain';
import type { WireError } from 'shared-domain/contract';
import { formatJsonPath } from './json-path.ts';
import { isFoundIn } from './parse-long-json.ts';
import { errorAt } from './refusal.ts';

/** As many as one refusal lists. */
const MAX_ERRORS_LISTED = 20;

const listWords = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Fields that hold a name, in bodies of any call. */
export const NAME_KEYS: ReadonlySet<string> = listWords(
  'name last first club clubName teamName n group organisation place hashtag label holder',
);

/**
 * Fields that hold one line and no name: ids, codes, addresses, and what is searched; any other text may have several lines. A field of
 * the contract that is in neither, and is no free text, fails `name-fields.test.ts`.
 */
export const LINE_KEYS: ReadonlySet<string> = listWords(`
  action added after app athletes auid before begin bib birth by category category[] challenge chOID chosen clock clubs code coid
  combined country credit date device devices edition email en end event family federations flg format fr from g1 gOID grade groupOID
  id implement insee iso judge kd keep key lang lieu list logOid mark names near network next notices oid oids oids[] on opening orgOID origin
  phone pictures pointsEdition protest q query r records region regionINSEE remote report rot round row rows rows[] rtype rule rules
  scope screens search seed sender sentUnit short source t task teamId texte tied title to tour trial trialOID trialOIDs[] tz u uid url vue website
  who windUnit withheld`);

/** Every character that one of the checks may refuse: most texts need only this one test. */
const SUSPECT = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Surrogate}\u2028\u2029\u2800]/u;

function findUnsafe(key: string, text: string): UnsafeText | undefined {
  if (!SUSPECT.test(text)) return undefined;
  if (NAME_KEYS.has(key)) return findUnsafeName(text);
  return LINE_KEYS.has(key) ? findUnsafeLine(text) : findUnsafeText(text);
}

/** Checks every text of a value, and yields after each object. */
function* checkTexts(value: unknown, root: string, errors: WireError[]): Generator<undefined> {
  function refuse(path: readonly PropertyKey[], unsafe: UnsafeText): void {
    errors.push(errorAt('invalid request', formatJsonPath(path, root), formatUnsafeText(unsafe)));
  }

  function* visit(part: unknown, key: string, path: PropertyKey[]): Generator<undefined> {
    if (errors.length >= MAX_ERRORS_LISTED) return;
    if (typeof part === 'string') {
      const unsafe = findUnsafe(key, part);
      if (unsafe !== undefined) refuse(path, unsafe);
    } else if (Array.isArray(part)) {
      for (let index = 0; index < part.length; index += 1) yield* visit(part[index], key, [...path, index]);
    } else if (typeof part === 'object' && part !== null) {
      for (const [name, child] of Object.entries(part)) {
        const unsafe = SUSPECT.test(name) ? findUnsafeLine(name) : undefined;
        if (unsafe !== undefined) refuse([...path, name], unsafe);
        yield* visit(child, name, [...path, name]);
      }
      yield;
    }
  }

  yield* visit(value, '', []);
}

/**
 * Texts of a value, keys included, that no call accepts, each by its JSON path. They are checked here for all schemas, so that none can
 * forget it.
 * @example findUnsafeTexts({ name: 'a\0' }) // [{ id: 'invalid request', detail: '$.name: has a control character (U+0000 at 2), …', path: '$.name' }]
 */
export function findUnsafeTexts(value: unknown, root = '$'): WireError[] {
  const errors: WireError[] = [];
  for (const _ of checkTexts(value, root, errors));
  return errors;
}

/** Objects that are checked before other work has its turn. */
const OBJECTS_PER_TURN = 2000;

/** The same for a value that may be long. */
export async function findUnsafeTextsInTurns(value: unknown): Promise<WireError[]> {
  const errors: WireError[] = [];
  let objectCount = 0;
  for (const _ of checkTexts(value, '$', errors)) {
    objectCount += 1;
    if (objectCount % OBJECTS_PER_TURN === 0) await turn();
  }
  return errors;
}

/** Characters and JSON escapes without which no text of a document is unsafe. */
const SUSPECT_JSON =
  /[\x7f-\x9f\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]|\\(?:[bfnrt]|u(?:00[0189]|007f|00ad|034f|061c|115|1160|17b|180|20[0-6]|2800|3164|d[89a-f]|fe0|feff|ff[af]))/iu;

/** Whether the texts of a JSON document must be checked one by one. */
export const mayBeUnsafe = (json: string): Promise<boolean> => isFoundIn(json, SUSPECT_JSON);
