import { setImmediate as turn } from 'node:timers/promises';

/** Letters that are read at once: a few milliseconds. */
const TURN_LETTERS = 256 * 1024;

const isBlank = (text: string): boolean => /^\s*$/.test(text);

/** Where a text in quotes ends: the place of its last quote. */
function findStringEnd(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  throw new SyntaxError('a text in quotes does not end');
}

const [QUOTE, COMMA, LIST, LIST_END, OBJECT, OBJECT_END] = Array.from('",[]{}', (sign) => sign.charCodeAt(0));

/** Commas between the parts of a list or an object, and its end. */
async function findBreaks(text: string, start: number, end: number): Promise<number[]> {
  const breaks: number[] = [];
  let [depth, seen] = [0, start];
  for (let index = start + 1; index < end; index += 1) {
    const sign = text.charCodeAt(index);
    if (sign === QUOTE) index = findStringEnd(text, index);
    else if (sign === COMMA) {
      if (depth === 0) breaks.push(index);
      if (index - seen > TURN_LETTERS) {
        seen = index;
        await turn();
      }
    } else if (sign === LIST || sign === OBJECT) depth += 1;
    else if (sign === LIST_END || sign === OBJECT_END) {
      if (depth > 0) depth -= 1;
      else if (index === end - 1) return [...breaks, index];
      else break;
    }
  }
  throw new SyntaxError('lists and objects do not end where they should');
}

/** One value that takes long, part by part. */
async function parseParts(text: string, start: number, end: number): Promise<unknown> {
  const isList = text[start] === '[';
  if (text[end - 1] !== (isList ? ']' : '}')) throw new SyntaxError('a list or an object does not end');
  const list: unknown[] = [];
  const entries: [string, unknown][] = [];
  const add = (json: string): void => {
    if (isBlank(json)) throw new SyntaxError('a comma with nothing after it');
    if (isList) for (const one of JSON.parse(`[${json}]`) as unknown[]) list.push(one);
    else for (const one of Object.entries(JSON.parse(`{${json}}`) as object)) entries.push(one);
  };
  const addLong = async (from: number, to: number): Promise<void> => {
    if (isList) {
      list.push(await parseLong(text.slice(from, to)));
      return;
    }
    const quote = text.indexOf('"', from);
    const keyEnd = quote < 0 || quote >= to ? -1 : findStringEnd(text, quote) + 1;
    const colon = keyEnd < 0 ? -1 : text.indexOf(':', keyEnd);
    if (colon < 0 || !isBlank(text.slice(from, quote)) || !isBlank(text.slice(keyEnd, colon)))
      throw new SyntaxError('a key is missing');
    entries.push([JSON.parse(text.slice(quote, keyEnd)) as string, await parseLong(text.slice(colon + 1, to))]);
  };
  let [from, last] = [start + 1, start + 1];
  const flush = async (to: number): Promise<void> => {
    add(text.slice(from, to));
    from = to + 1;
    await turn();
  };
  for (const at of await findBreaks(text, start, end)) {
    if (at - last > TURN_LETTERS) {
      if (from < last) await flush(last - 1);
      await addLong(last, at);
      from = at + 1;
    } else if (at - from > TURN_LETTERS || at === end - 1) await flush(at);
    last = at + 1;
  }
  return isList ? list : Object.fromEntries(entries);
}

/**
 * Reads JSON as `JSON.parse` does, with turns for others where it is long.
 * @throws SyntaxError
 */
export async function parseLong(text: string): Promise<unknown> {
  if (text.length <= TURN_LETTERS) return JSON.parse(text);
  const trimmed = text.trim();
  const isSplit = trimmed[0] === '[' || trimmed[0] === '{';
  return isSplit ? parseParts(trimmed, 0, trimmed.length) : JSON.parse(trimmed);
}

/** Whether a pattern is found in a long text, looked for piece by piece; no match is longer than `overlap`. */
export async function isFoundIn(text: string, pattern: RegExp, overlap = 256): Promise<boolean> {
  for (let at = 0; at < text.length; at += TURN_LETTERS) {
    if (at > 0) await turn();
    if (pattern.test(text.slice(Math.max(0, at - overlap), at + TURN_LETTERS))) return true;
  }
  return false;
}
