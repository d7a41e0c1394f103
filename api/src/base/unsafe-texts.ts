import { setImmediate as turn } from 'node:timers/promises';
import { findUnsafeLine, findUnsafeName, findUnsafeText, type UnsafeText, unsafeTextSentence } from 'shared-domain';
import type { WireError } from 'shared-domain/contract';
import { jsonPath } from './json-path.ts';
import { isFoundIn } from './parse-long-json.ts';
import { errorAt } from './refusal.ts';

/** As many refusals as one answer has. */
const MAX_FOUND = 20;

/** What names somebody or something, in bodies of any call. */
const NAME_KEYS: ReadonlySet<string> = new Set([
  'name',
  'last',
  'first',
  'club',
  'clubName',
  'n',
  'group',
  'organisation',
  'place',
  'hashtag',
  'label',
]);

/** What is one line and no name. */
const LINE_KEYS: ReadonlySet<string> = new Set([
  'bib',
  'email',
  'uid',
  'auid',
  'coid',
  'oid',
  'code',
  'device',
  'country',
  'title',
  'from',
  'tz',
  'flg',
  'url',
  'phone',
  'q',
  'g1',
  'row',
  'website',
]);

/** Whatever any of the checks may refuse, so that most texts are looked at once. */
const SUSPECT = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Surrogate}\u2028\u2029\u2800]/u;

function check(key: string, text: string): UnsafeText | undefined {
  if (!SUSPECT.test(text)) return undefined;
  if (NAME_KEYS.has(key)) return findUnsafeName(text);
  return LINE_KEYS.has(key) ? findUnsafeLine(text) : findUnsafeText(text);
}

/** Looks at every text of a value, and stops for a moment after each object. */
function* lookAt(value: unknown, root: string, found: WireError[]): Generator<undefined> {
  function refuse(path: readonly PropertyKey[], unsafe: UnsafeText): void {
    found.push(errorAt('invalid request', jsonPath(path, root), unsafeTextSentence(unsafe)));
  }

  function* look(part: unknown, key: string, path: PropertyKey[]): Generator<undefined> {
    if (found.length >= MAX_FOUND) return;
    if (typeof part === 'string') {
      const unsafe = check(key, part);
      if (unsafe !== undefined) refuse(path, unsafe);
    } else if (Array.isArray(part)) {
      for (let at = 0; at < part.length; at += 1) yield* look(part[at], key, [...path, at]);
    } else if (typeof part === 'object' && part !== null) {
      for (const [name, child] of Object.entries(part)) {
        const unsafe = SUSPECT.test(name) ? findUnsafeLine(name) : undefined;
        if (unsafe !== undefined) refuse([...path, name], unsafe);
        yield* look(child, name, [...path, name]);
      }
      yield;
    }
  }

  yield* look(value, '', []);
}

/**
 * Texts of a value, keys included, that no call takes, each by its JSON path. What is read by any schema is looked at here, so that
 * none can forget to.
 * @example unsafeTexts({ name: 'a\0' }) // [{ id: 'invalid request', detail: '$.name: has a control character (U+0000 at 2), …', path: '$.name' }]
 */
export function unsafeTexts(value: unknown, root = '$'): WireError[] {
  const found: WireError[] = [];
  for (const _ of lookAt(value, root, found));
  return found;
}

/** Objects that are looked at before others have their turn. */
const TURN_TEXTS = 2000;

/** The same of a value that may be long. */
export async function findUnsafeTexts(value: unknown): Promise<WireError[]> {
  const found: WireError[] = [];
  let looked = 0;
  for (const _ of lookAt(value, '$', found)) {
    looked += 1;
    if (looked % TURN_TEXTS === 0) await turn();
  }
  return found;
}

/** Letters and escapes of JSON without which no text of it is unsafe. */
const SUSPECT_JSON =
  /[\x7f-\x9f\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]|\\(?:[bfnrt]|u(?:00[0189]|007f|00ad|115|1160|17b|180|20[0-6]|2800|3164|d[89a-f]|fe0|feff|ff[af]))/iu;

/** Whether the texts of a JSON document need looking at. */
export const mayBeUnsafe = (json: string): Promise<boolean> => isFoundIn(json, SUSPECT_JSON);
