import { type CallError, sessionSlice } from 'shared-domain/platform';

type SessionRoot = Parameters<typeof sessionSlice.selectors.selectToken>[0];

/** What a query function of the store is given, as far as this needs it. */
interface Calling {
  readonly getState: () => unknown;
  readonly dispatch: (action: ReturnType<typeof sessionSlice.actions.sessionExpired>) => unknown;
  readonly signal: AbortSignal;
}

type Sent<Answer> = { readonly data: Answer } | { readonly error: CallError };

const LINES = 'application/x-ndjson';

interface Envelope {
  readonly errors?: CallError['errors'];
}

function settled<Answer>(content: unknown, status: number, url: string, { dispatch }: Calling): Sent<Answer> {
  const { errors } = (content ?? {}) as Envelope;
  const [first] = errors ?? [];
  if (first !== undefined && errors !== undefined) {
    if (errors.length === 1 && first.id === 'expired token') dispatch(sessionSlice.actions.sessionExpired());
    return { error: { ...first, status, errors } };
  }
  if (status !== 200) return { error: { id: `critical error ${url}`, detail: '', status } };
  if (typeof content !== 'object' || content === null) return { error: { id: 'network error', detail: '' } };
  return { data: content as Answer };
}

/** Lines as they come, each an object; the last one is the answer. */
async function readLines(answer: Response, tell: (line: unknown) => void): Promise<unknown> {
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

/**
 * Sends a file as it is: its bytes say what it is. `tell` hears how far the server has come, where the call says so; errors
 * are those of every call (P8.1).
 */
export async function sendFile<Answer>(
  url: string,
  file: Blob,
  calling: Calling,
  tell?: (line: unknown) => void,
): Promise<Sent<Answer>> {
  const token = sessionSlice.selectors.selectToken(calling.getState() as SessionRoot);
  const headers: Record<string, string> = { 'content-type': 'application/octet-stream' };
  if (token !== undefined) headers['x-access-token'] = token;
  if (tell !== undefined) headers.accept = LINES;
  try {
    const answer = await fetch(url, { method: 'POST', headers, body: file, signal: calling.signal });
    const streams = tell !== undefined && answer.headers.get('content-type')?.includes(LINES) === true;
    const content = streams ? await readLines(answer, tell) : await answer.json().catch(() => undefined);
    return settled(content, answer.status, url, calling);
  } catch (error) {
    if (calling.signal.aborted) throw error;
    return { error: { id: 'network error', detail: '' } };
  }
}
