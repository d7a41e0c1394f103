import type { FileLocation } from './file-errors.ts';

const LINE_END = /\r\n|\n|\r/g;

/** The position that the reading of a text has reached, across its pieces. */
export class TextPosition {
  #line = 1;
  #characters = 0;
  /** The last piece ended with a carriage return: a line feed that comes next belongs to the same line end. */
  #hasReturn = false;

  advance(text: string): void {
    if (text === '') return;
    const start = this.#hasReturn && text.startsWith('\n') ? 1 : 0;
    this.#hasReturn = text.endsWith('\r');
    let last = start;
    LINE_END.lastIndex = start;
    for (let match = LINE_END.exec(text); match !== null; match = LINE_END.exec(text)) {
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

  /** Of the next character. */
  get location(): FileLocation {
    return { line: this.#line, character: this.#characters + 1 };
  }
}
