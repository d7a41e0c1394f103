import { statSync } from 'node:fs';
import { setImmediate as endTurn } from 'node:timers/promises';
import { foldText } from 'shared-domain';
import {
  type Licence,
  type LicenceHead,
  listLines,
  readLicence,
  readLicenceHead,
  readLicenceText,
} from './licence-lines.ts';

export type { Licence } from './licence-lines.ts';

/** The licences of the operator's file, looked up by number or by the beginning of a name. */
export interface Licences {
  /** The first few matches; none where the operator gives no file. */
  find(text: string): Promise<readonly Licence[]>;
}

const MAX_MATCHES = 8;
/** Licences with the same beginning that one look-up reads. */
const MAX_SCANNED = 3000;
/** Lines that are read before other work of the thread has its turn. */
const LINES_PER_TURN = 5000;

function takeFirstMatches(licences: Iterable<Licence>, isMatch: (licence: Licence) => boolean = () => true): Licence[] {
  const matches: Licence[] = [];
  for (const licence of licences) {
    if (isMatch(licence)) matches.push(licence);
    if (matches.length === MAX_MATCHES) break;
  }
  return matches;
}

const foldWords = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const foldName = ({ last, first = '' }: Licence): string => foldWords(`${last} ${first}`);

/**
 * The text of the file, and the offsets of its lines in the order of names and of numbers. A line is parsed again each time it is
 * found, so that a large federation takes little more memory than its file.
 */
class LicenceIndex {
  readonly #path: string;
  readonly #text: string;
  readonly #head: LicenceHead;
  readonly #byName: Uint32Array;
  readonly #byNumber: Uint32Array;

  private constructor(path: string, text: string, head: LicenceHead, byName: Uint32Array, byNumber: Uint32Array) {
    this.#path = path;
    this.#text = text;
    this.#head = head;
    this.#byName = byName;
    this.#byNumber = byNumber;
  }

  /** @throws ConfigError naming the first faulty line */
  static async load(path: string): Promise<LicenceIndex | undefined> {
    const text = readLicenceText(path);
    const rows: { readonly start: number; readonly name: string; readonly number: string }[] = [];
    let head: LicenceHead | undefined;
    for (const line of listLines(path, text)) {
      if (head === undefined) head = readLicenceHead(path, line);
      else {
        const licence = readLicence(path, head, line);
        rows.push({ start: line.start, name: foldName(licence), number: licence.number });
      }
      if (line.number % LINES_PER_TURN === 0) await endTurn();
    }
    if (head === undefined) return undefined;
    const sortOffsets = (key: 'name' | 'number') =>
      Uint32Array.from(rows.toSorted((a, b) => (a[key] < b[key] ? -1 : 1)).map(({ start }) => start));
    return new LicenceIndex(path, text, head, sortOffsets('name'), sortOffsets('number'));
  }

  #read(start: number): Licence {
    const end = this.#text.indexOf('\n', start);
    const text = this.#text.slice(start, end < 0 ? undefined : end).replace(/\r$/, '');
    return readLicence(this.#path, this.#head, { number: 0, start, text });
  }

  /** Licences whose key begins with a text, in their order. */
  *#startingWith(order: Uint32Array, readKey: (licence: Licence) => string, prefix: string): Generator<Licence> {
    let [low, high] = [0, order.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (readKey(this.#read(order[middle] ?? 0)) < prefix) low = middle + 1;
      else high = middle;
    }
    for (let at = low; at < Math.min(order.length, low + MAX_SCANNED); at++) {
      const licence = this.#read(order[at] ?? 0);
      if (!readKey(licence).startsWith(prefix)) return;
      yield licence;
    }
  }

  #findNamed(words: readonly string[], prefix: string): Licence[] {
    const hasWords = (licence: Licence) => {
      const name = ` ${foldName(licence)}`;
      return words.every((word) => name.includes(` ${word}`));
    };
    return takeFirstMatches(this.#startingWith(this.#byName, foldName, prefix), hasWords);
  }

  find(text: string): Licence[] {
    const folded = foldWords(text);
    if (/^\d{4,}$/.test(folded))
      return takeFirstMatches(this.#startingWith(this.#byNumber, ({ number }) => number, folded));
    const words = folded.split(' ');
    const [first = '', last = ''] = [words[0], words.at(-1)];
    const matches = this.#findNamed(words, first);
    return matches.length > 0 || words.length === 1 ? matches : this.#findNamed(words, last);
  }
}

const readFileVersion = (path: string): string => {
  const { mtimeMs, size } = statSync(path);
  return `${mtimeMs} ${size}`;
};

/**
 * Licences of the file at a path, which is read at the first look-up and again after it was replaced. Where the new file is faulty,
 * `warn` says why and the old licences stay in use.
 */
export function openLicences(path: string | undefined, warn: (message: string) => void): Licences {
  let loaded: { readonly version: string; readonly index: Promise<LicenceIndex | undefined> } | undefined;
  if (path === undefined) return { find: async () => [] };

  function load(file: string): Promise<LicenceIndex | undefined> {
    const version = readFileVersion(file);
    if (loaded?.version === version) return loaded.index;
    const previousIndex = loaded?.index;
    const index = LicenceIndex.load(file).catch((error: Error) => {
      warn(error.message);
      return previousIndex;
    });
    loaded = { version, index };
    return index;
  }

  return {
    find: async (text) => {
      try {
        return (await load(path))?.find(text) ?? [];
      } catch (error) {
        warn(`LICENCES_FILE: ${(error as Error).message}`);
        return [];
      }
    },
  };
}

/** Reads every line of the file. @throws ConfigError naming the first faulty one */
export function checkLicences(path: string): void {
  let head: LicenceHead | undefined;
  for (const line of listLines(path, readLicenceText(path))) {
    if (head === undefined) head = readLicenceHead(path, line);
    else readLicence(path, head, line);
  }
}
