import type { Place } from './file-errors.ts';

const LINE_END = /\r\n|\n|\r/g;

/** How far a text was read: lines and the characters of the last one, from 1. */
export class TextPosition {
  #line = 1;
  #characters = 0;
  /** A line feed that comes next is the second half of a line end. */
  #hasReturn = false;

  advance(text: string): void {
    if (text === '') return;
    const start = this.#hasReturn && text.startsWith('\n') ? 1 : 0;
    this.#hasReturn = text.endsWith('\r');
    let last = start;
    LINE_END.lastIndex = start;
    for (let found = LINE_END.exec(text); found !== null; found = LINE_END.exec(text)) {
      this.#line += 1;
      last = LINE_END.lastIndex;
      this.#characters = 0;
    }
    this.#characters += text.length - last;
  }

  copy(): TextPosition {
    const copy = new TextPosition();
    copy.#line = this.#line;
    copy.#characters = this.#characters;
    copy.#hasReturn = this.#hasReturn;
    return copy;
  }

  /** The place of the next character. */
  get place(): Place {
    return { line: this.#line, character: this.#characters + 1 };
  }
}
