import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('Every failure is the error envelope', () => {
  test('for a call that does not exist', async () => {
    const { status, body } = await server.get('/api/nothing?x=1');
    expect(status).toBe(404);
    expect(body).toEqual({ errors: [{ id: 'not found', detail: 'there is no call GET /api/nothing' }] });
    expect((await server.get('/mgrapi/nothing')).body).toMatchObject({ errors: [{ id: 'not found' }] });
    expect((await server.call('POST', '/', { body: {} })).body).toMatchObject({ errors: [{ id: 'not found' }] });
  });

  test('for a body that is no JSON, saying where it stops to be', async () => {
    const { status, body } = await server.call<{ errors: { detail: string }[] }>('POST', '/api/sign-in', {
      body: '{"email": x}',
    });
    expect(status).toBe(400);
    expect(body.errors[0]?.detail).toMatch(/^\$: the body is not JSON: Unexpected token 'x'/);
  });

  test('for a body that is empty, or of another type', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await server.call('POST', '/api/sign-in', { headers })).body).toMatchObject({
      errors: [{ id: 'invalid request', path: '$', detail: '$: the body is empty, JSON is expected' }],
    });
    const form = await server.call('POST', '/api/sign-in', { body: 'a=b', headers: { 'content-type': 'text/csv' } });
    expect(form.status).toBe(400);
  });

  test('for a body that is too large', async () => {
    const { status, body } = await server.call('POST', '/api/sign-in', {
      body: { email: 'x'.repeat(20_000), password: '' },
    });
    expect(status).toBe(413);
    expect(body).toMatchObject({ errors: [{ id: 'too large' }] });
  });

  test('for a defect of the server, without a word of what it was', async () => {
    const broken = server.ctx.store.db;
    const read = broken.selectFrom;
    Object.defineProperty(broken, 'selectFrom', {
      configurable: true,
      value: () => {
        throw new Error('secret detail');
      },
    });
    const { status, body } = await server.call('GET', '/api/lesecretariat/my-orgs');
    Object.defineProperty(broken, 'selectFrom', { configurable: true, value: read });
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(body).toMatchObject({ errors: [{ id: 'critical error' }] });
  });
});

describe('The OpenAPI page', () => {
  test('is made of every call of the contract', async () => {
    const { body } = await server.get<{ openapi: string; paths: Record<string, object> }>('/api/docs/json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([
        '/api/home',
        '/api/results',
        '/api/lesecretariat/trials/{chOID}',
        '/api/live/{id}/events',
      ]),
    );
    expect(JSON.stringify(body.paths['/api/lesecretariat/trials/{chOID}'])).toContain('resultlists');
    const page = await fetch(`${server.url}/api/docs/`);
    expect(page.headers.get('content-type')).toContain('text/html');
  });
});
