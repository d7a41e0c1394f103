/** Line of an offset in a text, from 1. */
const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const SPACE = /\s*/y;
const STRING = /"(?:[^"\\]|\\.)*"/y;
const SCALAR = /[^\s,\]}]+/y;

/** Reads a JSON text part by part, and notes where the part at a path begins. */
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

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [token = ''] = pattern.exec(this.#text) ?? [];
    this.#at += token.length;
    return token;
  }

  #next(): string {
    this.#take(SPACE);
    return this.#text[this.#at] ?? '';
  }

  #isOnTheWay(path: string): boolean {
    return this.#wanted === path || (this.#wanted.startsWith(path) && /^[.[]/.test(this.#wanted.slice(path.length)));
  }

  #open(): void {
    this.#at += 1;
  }

  value(path = ''): void {
    const first = this.#next();
    if (path === '' || this.#isOnTheWay(path)) this.found = this.#at;
    if (first === '{') this.#object(path);
    else if (first === '[') this.#list(path);
    else if (first === '"') this.#take(STRING);
    else this.#take(SCALAR);
  }

  #object(path: string): void {
    this.#open();
    while (this.#next() === '"') {
      const name = JSON.parse(this.#take(STRING)) as string;
      this.#next();
      this.#open();
      this.value(path === '' ? name : `${path}.${name}`);
      if (this.#next() === ',') this.#open();
    }
    this.#open();
  }

  #list(path: string): void {
    this.#open();
    for (let index = 0; this.#next() !== ']' && this.#next() !== ''; index += 1) {
      this.value(`${path}[${index}]`);
      if (this.#next() === ',') this.#open();
    }
    this.#open();
  }
}

/**
 * Line, from 1, of the part of a valid JSON text at a path, of the part around it where it is missing.
 * @example findJsonLine('{\n"a": [1,\n2]}', 'a[1]') // 3
 */
export function findJsonLine(text: string, path: string): number {
  const finder = new PathFinder(text, path);
  finder.value();
  return lineAt(text, finder.found);
}

/** Line, from 1, at which a text stops being JSON; undefined where the engine does not say. */
export function findSyntaxLine(text: string, error: unknown): number | undefined {
  const message = error instanceof Error ? error.message : '';
  const [, line] = /\bline (\d+)/.exec(message) ?? [];
  const [, position] = /\bposition (\d+)/.exec(message) ?? [];
  if (line !== undefined) return Number(line);
  if (position !== undefined) return lineAt(text, Number(position));
  return /end of JSON input/.test(message) ? lineAt(text, text.length) : undefined;
}
