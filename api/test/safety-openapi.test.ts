import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { calls, ERROR_STATUS } from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';

interface Operation {
  readonly operationId: string;
  readonly security?: readonly object[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, { readonly content?: object; readonly $ref?: string }>>;
}

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

let server: RunningServer;
let document: Document;
beforeAll(async () => {
  server = await startServer({ organiser: false });
  document = (await server.get<Document>('/api/docs/json')).body;
});
afterAll(() => server.close());

const ROWS = Object.entries(calls).map(([name, { method, path }]) => [name, method, path] as const);
const getOperation = (method: string, path: string): Operation | undefined =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

describe('The OpenAPI document at /api/docs', () => {
  test('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toBe('3.1.0');
    const result = await new Validator().validate(document as unknown as Record<string, unknown>);
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  test('is refused by its validator when it is wrong', async () => {
    const broken = { ...document, paths: { '/x': { get: { responses: { '200': {} } } } } };
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  test.each(ROWS)('has %s, with its answer and what it refuses by status', (name, method, path) => {
    const operation = getOperation(method, path);
    expect(operation?.operationId).toBe(name);
    const { responses = {}, security, requestBody } = operation ?? {};
    expect(Object.keys(responses['200']?.content ?? {})).toHaveLength(1);
    const statuses = Object.keys(responses).map(Number);
    expect(statuses).toEqual(expect.arrayContaining([500, 503]));
    if (requestBody !== undefined) expect(statuses).toEqual(expect.arrayContaining([400, 413]));
    if (security !== undefined) expect(statuses).toEqual(expect.arrayContaining([401, 403]));
    if (path.includes(':')) expect(statuses).toContain(404);
    for (const status of statuses.filter((one) => one !== 200)) expect(Object.values(ERROR_STATUS)).toContain(status);
  });

  test('has no call that the contract does not name', () => {
    const known = new Set(ROWS.map(([, method, path]) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`));
    const there = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(there.filter((call) => !known.has(call))).toEqual([]);
  });
});
