import { saying } from 'shared-domain/contract';
import { fileRefusal } from './file-errors.ts';
import { createFileCount, MAX_LINE } from './file-limits.ts';

/** A line of a text, from 1. */
interface Line {
  readonly number: number;
  readonly text: string;
}

/**
 * Lines of a text as it arrives.
 * @throws Refusal naming the line that is too long, or one too many
 */
export async function* readLines(text: AsyncIterable<string>): AsyncGenerator<Line> {
  const count = createFileCount();
  let [rest, number] = ['', 0];
  const next = (line: string): Line => {
    number += 1;
    if (line.length > MAX_LINE)
      throw fileRefusal({ line: number, character: MAX_LINE + 1 }, saying('lineTooLong', { most: MAX_LINE }));
    count(number, 1);
    return { number, text: line };
  };
  for await (const part of text) {
    rest += part;
    // A carriage return at the end may be half of a line end.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) yield next(line);
    if (rest.length > MAX_LINE) next(rest);
  }
  for (const line of rest.split('\r')) yield next(line);
}
