import { setImmediate as turn } from 'node:timers/promises';

/** Characters that are parsed before other work has its turn: a few milliseconds. */
const MAX_TURN_LETTERS = 256 * 1024;

/** Levels of lists and objects that are split, each of which is read once more for it: lists of a body stand three deep. */
const MAX_SPLIT_LEVELS = 4;

const isBlank = (text: string): boolean => /^\s*$/.test(text);

/** Position of the quote that ends the text that begins at `start`. */
function findStringEnd(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  throw new SyntaxError('a text in quotes does not end');
}

const [QUOTE, COMMA, LIST, LIST_END, OBJECT, OBJECT_END] = Array.from('",[]{}', (sign) => sign.charCodeAt(0));

/** Positions of the commas between the parts of a list or an object, and of its closing bracket. */
async function findBreaks(text: string, start: number, end: number): Promise<number[]> {
  const breaks: number[] = [];
  let [depth, lastTurn] = [0, start];
  for (let index = start + 1; index < end; index += 1) {
    if (index - lastTurn > MAX_TURN_LETTERS) {
      lastTurn = index;
      await turn();
    }
    const sign = text.charCodeAt(index);
    if (sign === QUOTE) index = findStringEnd(text, index);
    else if (sign === COMMA) {
      if (depth === 0) breaks.push(index);
    } else if (sign === LIST || sign === OBJECT) depth += 1;
    else if (sign === LIST_END || sign === OBJECT_END) {
      if (depth > 0) depth -= 1;
      else if (index === end - 1) return [...breaks, index];
      else break;
    }
  }
  throw new SyntaxError('lists and objects do not end where they should');
}

/** Parses a long list or object: short parts together, a long part by itself. */
async function parseParts(text: string, level: number): Promise<unknown> {
  const [start, end] = [0, text.length];
  const isList = text[start] === '[';
  if (text[end - 1] !== (isList ? ']' : '}')) throw new SyntaxError('a list or an object does not end');
  const list: unknown[] = [];
  const entries: [string, unknown][] = [];
  const addParts = (json: string): void => {
    if (isBlank(json)) throw new SyntaxError('a comma with nothing after it');
    if (isList) for (const one of JSON.parse(`[${json}]`) as unknown[]) list.push(one);
    else for (const one of Object.entries(JSON.parse(`{${json}}`) as object)) entries.push(one);
  };
  const addLongPart = async (from: number, to: number): Promise<void> => {
    if (isList) {
      list.push(await parseLevel(text.slice(from, to), level + 1));
      return;
    }
    const quote = text.indexOf('"', from);
    const keyEnd = quote < 0 || quote >= to ? -1 : findStringEnd(text, quote) + 1;
    const colon = keyEnd < 0 ? -1 : text.indexOf(':', keyEnd);
    if (colon < 0 || !isBlank(text.slice(from, quote)) || !isBlank(text.slice(keyEnd, colon)))
      throw new SyntaxError('a key is missing');
    entries.push([
      JSON.parse(text.slice(quote, keyEnd)) as string,
      await parseLevel(text.slice(colon + 1, to), level + 1),
    ]);
  };
  let [chunkStart, partStart] = [start + 1, start + 1];
  const flush = async (to: number): Promise<void> => {
    addParts(text.slice(chunkStart, to));
    chunkStart = to + 1;
    await turn();
  };
  for (const partEnd of await findBreaks(text, start, end)) {
    if (partEnd - partStart > MAX_TURN_LETTERS) {
      if (chunkStart < partStart) await flush(partStart - 1);
      await addLongPart(partStart, partEnd);
      chunkStart = partEnd + 1;
    } else if (partEnd - chunkStart > MAX_TURN_LETTERS || partEnd === end - 1) await flush(partEnd);
    partStart = partEnd + 1;
  }
  return isList ? list : Object.fromEntries(entries);
}

async function parseLevel(text: string, level: number): Promise<unknown> {
  if (text.length <= MAX_TURN_LETTERS || level > MAX_SPLIT_LEVELS) return JSON.parse(text);
  const trimmed = text.trim();
  const isSplit = trimmed[0] === '[' || trimmed[0] === '{';
  return isSplit ? parseParts(trimmed, level) : JSON.parse(trimmed);
}

/**
 * Parses JSON as `JSON.parse` does, but gives other work its turn while a long text is parsed.
 * @throws SyntaxError
 */
export const parseLongJson = (text: string): Promise<unknown> => parseLevel(text, 1);

/** Whether a long text has a match, searched piece by piece; no match may be longer than `overlap`. */
export async function isFoundIn(text: string, pattern: RegExp, overlap = 256): Promise<boolean> {
  for (let start = 0; start < text.length; start += MAX_TURN_LETTERS) {
    if (start > 0) await turn();
    if (pattern.test(text.slice(Math.max(0, start - overlap), start + MAX_TURN_LETTERS))) return true;
  }
  return false;
}
