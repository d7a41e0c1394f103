/** Type of an answer that comes by lines, each an object. */
export const LINES = 'application/x-ndjson';

/** Reads an answer as its lines come; the last one is the answer itself, `tell` hears those before it. */
export async function readLines(answer: Response, tell: (line: unknown) => void): Promise<unknown> {
  let last: unknown;
  let rest = '';
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value = '' } = (await reader?.read()) ?? { done: true };
    const lines = `${rest}${value}`.split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines.filter((text) => text !== '')) {
      if (last !== undefined) tell(last);
      last = JSON.parse(line) as unknown;
    }
    if (done) return last;
  }
}
