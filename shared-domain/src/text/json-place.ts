/** A place in a text: its line, and which character of it, both from 1. */
export interface TextPlace {
  readonly line: number;
  readonly character: number;
}

function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset);
  const lines = before.split(/\r\n|\n|\r/);
  return { line: lines.length, character: (lines.at(-1)?.length ?? 0) + 1 };
}

const SPACE = /[ \t\n\r]*/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const FIRST_PRINTED = 0x20;

function take(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** Where the text in quotes ends that begins at an offset; where it breaks off, minus one more than that offset. */
function findQuoteEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; ) {
    if (text[at] === '"') return at + 1;
    const next = text[at] === '\\' ? take(ESCAPE, text, at) : text.charCodeAt(at) < FIRST_PRINTED ? at : at + 1;
    if (next === at) return -at - 1;
    at = next;
  }
  return -text.length - 1;
}

/** What may come next in a JSON text. */
type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing';

/** Offset at which a text stops being JSON; undefined for one that is JSON. */
function findFaultOffset(text: string): number | undefined {
  const open: ('[' | '{')[] = [];
  let expected: Expected = 'value';
  let at = take(SPACE, text, 0);
  for (; at < text.length; at = take(SPACE, text, at)) {
    const sign = text[at];
    const inObject = open.at(-1) === '{';
    if (expected === 'nothing') return at;
    if (expected === 'colon') {
      if (sign !== ':') return at;
      expected = 'value';
      at += 1;
    } else if (sign === (inObject ? '}' : ']') && open.length > 0 && /end$/.test(expected)) {
      open.pop();
      expected = open.length === 0 ? 'nothing' : 'comma or end';
      at += 1;
    } else if (expected === 'comma or end') {
      if (sign !== ',') return at;
      expected = inObject ? 'key' : 'value';
      at += 1;
    } else if (sign === '"') {
      const end = findQuoteEnd(text, at);
      if (end < 0) return -end - 1;
      const isKey: boolean = expected === 'key' || expected === 'key or end';
      expected = isKey ? 'colon' : open.length === 0 ? 'nothing' : 'comma or end';
      at = end;
    } else if (expected === 'key' || expected === 'key or end') {
      return at;
    } else if (sign === '{' || sign === '[') {
      open.push(sign);
      expected = sign === '{' ? 'key or end' : 'value or end';
      at += 1;
    } else {
      const end = take(SCALAR, text, at);
      if (end === at) return at;
      expected = open.length === 0 ? 'nothing' : 'comma or end';
      at = end;
    }
  }
  return expected === 'nothing' ? undefined : at;
}

/**
 * The place at which a text stops being JSON, which `JSON.parse` does not always say; undefined for one that is JSON.
 * @example findJsonFault('{\n"a": x}') // { line: 2, character: 6 }
 */
export function findJsonFault(text: string): TextPlace | undefined {
  const offset = findFaultOffset(text);
  return offset === undefined ? undefined : placeAt(text, offset);
}

/** Reads a JSON text along the way to one of its parts; what is beside it is passed over. */
class PathFinder {
  readonly #text: string;
  readonly #wanted: string;
  #at = 0;
  /** Offset of the deepest part found on the way to the one that is wanted. */
  found = 0;

  constructor(text: string, wanted: string) {
    this.#text = text;
    this.#wanted = wanted;
  }

  #next(): string {
    this.#at = take(SPACE, this.#text, this.#at);
    return this.#text[this.#at] ?? '';
  }

  #isOnTheWay(path: string): boolean {
    if (path === '') return true;
    return this.#wanted === path || (this.#wanted.startsWith(path) && /^[.[]/.test(this.#wanted.slice(path.length)));
  }

  /** Passes over a text in quotes. @returns what stands in it */
  #passQuotes(): string {
    const start = this.#at;
    this.#at = Math.abs(findQuoteEnd(this.#text, start));
    return JSON.parse(this.#text.slice(start, this.#at)) as string;
  }

  /** Passes over a value, however deep. */
  #passValue(): void {
    let depth = 0;
    do {
      const sign = this.#next();
      if (sign === '') return;
      if (sign === '"') this.#passQuotes();
      else if (/[^[\]{},:]/.test(sign)) this.#at = Math.max(take(SCALAR, this.#text, this.#at), this.#at + 1);
      else {
        depth += sign === '[' || sign === '{' ? 1 : sign === ']' || sign === '}' ? -1 : 0;
        this.#at += 1;
      }
    } while (depth > 0);
  }

  value(path = ''): void {
    const first = this.#next();
    if (!this.#isOnTheWay(path)) {
      this.#passValue();
      return;
    }
    this.found = this.#at;
    if (first === '{') this.#parts((index) => this.#key(path, index));
    else if (first === '[') this.#parts((index) => `${path}[${index}]`);
    else this.#passValue();
  }

  #key(path: string, _: number): string {
    const name = this.#passQuotes();
    this.#next();
    this.#at += 1;
    return path === '' ? name : `${path}.${name}`;
  }

  #parts(pathOf: (index: number) => string): void {
    this.#at += 1;
    for (let index = 0; !['}', ']', ''].includes(this.#next()); index += 1) {
      this.value(pathOf(index));
      if (this.#next() === ',') this.#at += 1;
      this.#next();
    }
    this.#at += 1;
  }
}

/**
 * The place of the part of a JSON text at a path; of the part around it where it is missing.
 * @example findJsonPlace('{\n"a": [1,\n2]}', 'a[1]') // { line: 3, character: 1 }
 */
export function findJsonPlace(text: string, path: string): TextPlace {
  const finder = new PathFinder(text, path);
  finder.value();
  return placeAt(text, finder.found);
}
