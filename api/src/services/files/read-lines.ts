import { createFileMessage } from 'shared-domain/contract';
import { createFileRefusal } from './file-errors.ts';
import { createSizeCheck, MAX_LINE_LENGTH } from './file-limits.ts';

/** `number` counts from 1. */
interface Line {
  readonly number: number;
  readonly text: string;
}

/**
 * Lines of a text as it arrives.
 * @throws Refusal naming the line that is too long, or above the limit of lines
 */
export async function* readLines(text: AsyncIterable<string>): AsyncGenerator<Line> {
  const countLine = createSizeCheck();
  let [rest, number] = ['', 0];
  const checkLine = (line: string): Line => {
    number += 1;
    if (line.length > MAX_LINE_LENGTH)
      throw createFileRefusal(
        { line: number, character: MAX_LINE_LENGTH + 1 },
        createFileMessage('lineTooLong', { most: MAX_LINE_LENGTH }),
      );
    countLine(number, 1);
    return { number, text: line };
  };
  for await (const piece of text) {
    rest += piece;
    // A carriage return at the end may be half of a line end.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) yield checkLine(line);
    if (rest.length > MAX_LINE_LENGTH) checkLine(rest);
  }
  for (const line of rest.split('\r')) yield checkLine(line);
}
