import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { apiBase, type CallRequest } from './base-query.ts';
import { sessionSlice } from './session.ts';
import { createInjectableStore } from './store.ts';
import { KEPT_AT_HEADER, useHeldSince } from './stored-answers.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** One call against a server that gives this answer. */
async function call(
  answer: Response | Error,
  request: CallRequest = '/api/regions',
  signal = new AbortController().signal,
) {
  const store = createInjectableStore();
  const fetchMock = jest.fn<typeof fetch>(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  globalThis.fetch = fetchMock;
  const result = await apiBase(
    request,
    {
      signal,
      dispatch: store.dispatch,
      getState: store.getState,
      abort: () => undefined,
      extra: undefined,
      endpoint: 'test',
      type: 'query',
    },
    {},
  );
  return { result, store, asked: fetchMock };
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe('an answer that the worker has kept', () => {
  const readAge = () => {
    const { result, unmount } = renderHook(useHeldSince);
    unmount();
    return result.current;
  };
  const kept = (at?: string) => new Response('{}', { headers: at === undefined ? {} : { [KEPT_AT_HEADER]: at } });

  test.each([
    ['of a GET', '/api/regions'],
    ['of the rows of a long race, which are read by a POST', { url: '/api/results-rr/C/query/T', method: 'POST' }],
  ])('%s tells since when it is kept', async (_, request) => {
    await call(kept('2026-06-13T12:32:00.000Z'), request);
    expect(readAge()).toBe(Date.parse('2026-06-13T12:32:00.000Z'));
    await call(kept(), { url: '/api/push', method: 'POST' });
    expect(readAge()).toBe(Date.parse('2026-06-13T12:32:00.000Z'));
    await call(kept(), request);
    expect(readAge()).toBeUndefined();
  });
});

describe('an answer of the server (P8.1)', () => {
  test('200 with an object is the data', async () => {
    expect((await call(json({ regions: [] }))).result).toEqual({ data: { regions: [] } });
  });

  test('errors[] wins over the status, and keeps id and detail', async () => {
    const errors = [{ id: 'not found', detail: 'compétition inconnue' }];
    for (const status of [200, 404, 500]) {
      expect((await call(json({ errors }, status))).result.error).toMatchObject(errors[0] ?? {});
    }
  });

  test('another status without errors[] is a critical error that names the call', async () => {
    expect((await call(new Response('nginx', { status: 502 }))).result.error?.id).toBe('critical error /api/regions');
  });

  test('no connection, or a body that is none of ours, is a network error', async () => {
    expect((await call(new TypeError('failed to fetch'))).result.error?.id).toBe('network error');
    expect((await call(new Response('<html>', { status: 200 }))).result.error?.id).toBe('network error');
  });

  test('an aborted call throws nothing, which the console would report', async () => {
    const abortedCall = call(new DOMException('aborted', 'AbortError'), '/api/regions', AbortSignal.abort());
    await expect(abortedCall).resolves.toMatchObject({ result: { error: { id: 'network error' } } });
  });

  test('a single expired token sets the session’s status to 11 and drops the token', async () => {
    const { store } = await call(json({ errors: [{ id: 'expired token', detail: '' }] }, 401));
    expect(sessionSlice.selectors.selectSession(store.getState())).toMatchObject({ status: 11, token: undefined });
  });

  test('an expired token among other errors leaves the session alone', async () => {
    const errors = [
      { id: 'expired token', detail: '' },
      { id: 'forbidden', detail: '' },
    ];
    const { store } = await call(json({ errors }, 401));
    expect(sessionSlice.selectors.selectSession(store.getState()).status).toBe(0);
  });
});

describe('files', () => {
  const bytes = new Blob(['dossard;temps'], { type: 'text/csv' });

  test('go up as they are', async () => {
    const { asked: fetchMock } = await call(json({}), { url: '/api/lesecretariat/csv/C', method: 'POST', body: bytes });
    const { body, headers } = fetchMock.mock.calls[0]?.[1] ?? {};
    expect(body).toBe(bytes);
    expect(new Headers(headers).get('content-type')).toBe('application/octet-stream');
  });

  test('come down as bytes, a refusal as any other', async () => {
    const fileAnswer = await call(new Response('%PDF'), { url: '/api/lesecretariat/pdf/C', isFile: true });
    expect(await (fileAnswer.result.data as Blob).text()).toBe('%PDF');
    const errors = [{ id: 'forbidden', detail: 'reads only' }];
    const refused = await call(json({ errors }, 403), { url: '/api/lesecretariat/pdf/C', isFile: true });
    expect(refused.result.error).toEqual({ id: 'forbidden', detail: 'reads only', status: 403, errors });
    const lost = await call(new Response('nginx', { status: 502 }), { url: '/api/lesecretariat/pdf/C', isFile: true });
    expect(lost.result.error?.id).toBe('critical error /api/lesecretariat/pdf/C');
  });

  test('whose answer comes by lines tell of each but the last, which is the answer', async () => {
    const receivedLines: unknown[] = [];
    const lines = (text: string) => new Response(text, { headers: { 'content-type': 'application/x-ndjson' } });
    const request = { url: '/api/x', method: 'POST', body: bytes, tell: (line: unknown) => receivedLines.push(line) };
    expect((await call(lines('{"rows":1}\n{"rows":2}\n{"done":true}\n'), request)).result).toEqual({
      data: { done: true },
    });
    expect(receivedLines).toEqual([{ rows: 1 }, { rows: 2 }]);
    const refused = '{"rows":1}\n{"errors":[{"id":"conflict","detail":"held"}]}';
    expect((await call(lines(refused), request)).result.error?.id).toBe('conflict');
    expect((await call(lines('{"rows":1}\n{"ro'), request)).result.error?.id).toBe('network error');
  });
});

describe('an answer that came with the page', () => {
  const startFreshPage = async () => {
    jest.resetModules();
    return (await import('./page-answers.ts')).takePageAnswer;
  };
  const page = (text: string) => {
    document.body.innerHTML = `<script type="application/json" id="answers">${text}</script>`;
  };
  afterEach(() => {
    document.body.innerHTML = '';
    jest.restoreAllMocks();
  });

  test('is used once; then the server is called', async () => {
    page('[{"url":"/api/rounds/c1","body":{"rounds":[]}}]');
    const take = await startFreshPage();
    expect([take('/api/rounds/c1'), take('/api/rounds/c1'), take('/api/rounds/c2')]).toEqual([
      { rounds: [] },
      undefined,
      undefined,
    ]);
  });

  test('is left alone without network: the page may be an old one', async () => {
    page('[{"url":"/api/rounds/c1","body":{"rounds":[]}}]');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect((await startFreshPage())('/api/rounds/c1')).toBeUndefined();
  });

  test('that does not parse, or is not there, is none', async () => {
    page('[{');
    expect((await startFreshPage())('/api/rounds/c1')).toBeUndefined();
    document.body.innerHTML = '';
    expect((await startFreshPage())('/api/rounds/c1')).toBeUndefined();
  });
});

describe('the token', () => {
  const signIn = () =>
    localStorage.setItem('foulee.session', JSON.stringify({ token: 'secret', expires: '2027-01-01T00:00:00Z' }));
  const tokenSent = (fetchMock: jest.Mock<typeof fetch>) =>
    new Headers(fetchMock.mock.calls[0]?.[1]?.headers).get('x-access-token');

  test('goes with the calls of the secretariat', async () => {
    signIn();
    expect(tokenSent((await call(json({}), '/api/lesecretariat/my-orgs')).asked)).toBe('secret');
  });

  test('never goes with a public read', async () => {
    signIn();
    expect(tokenSent((await call(json({}), '/api/home')).asked)).toBeNull();
  });
});
