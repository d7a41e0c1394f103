import fc from 'fast-check';
import { aFinal, FINAL } from '../uploads.ts';
import { createValues, type Schema, type SchemaSource } from './from-schema.ts';
import { hostileText, hostileValue } from './hostile.ts';
import { HEAT, JUMP } from './world.ts';

export interface Bodies {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}

const pickFrom = (...values: readonly string[]) => fc.constantFrom(...values);

/** JSON text; `undefined` for values that JSON does not have. */
const formatJson = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

/** A complete upload with at most one value replaced by a hostile one. */
const upload = fc
  .tuple(fc.constantFrom(FINAL, HEAT, JUMP, '000100-0-56-h1'), hostileValue, fc.nat())
  .map(([uid, value, at]) => {
    const text = JSON.stringify({ chOID: '~challenge~', ...aFinal(uid) });
    const places = [...text.matchAll(/:("[^"]*"|-?[\d.]+|true|false)(?=[,}])/g)];
    const place = places[at % (places.length * 2)];
    if (place === undefined) return text;
    return `${text.slice(0, place.index)}:${formatJson(value)}${text.slice(place.index + place[0].length)}`;
  });

const garbage = fc.oneof(
  pickFrom(
    '',
    '{',
    '[',
    '{"a":',
    'null',
    '[]',
    '"x"',
    '1e999',
    '{"__proto__":{"x":1}}',
    '{"a":1,"a":2}',
    '\u0000',
    '\ufeff{}',
    'a=b&c=d',
    '<a/>',
  ).map(String),
  pickFrom(
    '{"constructor":{"prototype":{"x":1}}}',
    `${'['.repeat(20_000)}`,
    `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    `"${'z'.repeat(1_100_000)}"`,
  ).map(String),
  hostileText,
  hostileValue.map(formatJson),
);

/** Mostly bodies as documented; also none, wrong ones, and wrong content types. */
export function createBodies(
  path: string,
  operation: Bodies,
  source: SchemaSource,
): fc.Arbitrary<{ type?: string; body?: string }> {
  const contents = Object.entries(operation.requestBody?.content ?? {});
  const documented = contents.map(([type, { schema = {} }]) =>
    /json/.test(type)
      ? createValues(schema, source).map((value) => ({ type, body: formatJson(value) }))
      : fc.oneof(garbage, hostileText).map((body) => ({ type, body })),
  );
  const types = pickFrom(
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'application/json; charset=utf-16',
    'text/json',
    '',
    'a',
    'application/x-www-form-urlencoded',
  );
  const odd = fc.tuple(types, garbage).map(([type, body]) => ({ type: String(type), body }));
  const wrong = garbage.map((body) => ({ type: contents[0]?.[0] ?? 'application/json', body }));
  const none = fc.constant({});
  if (documented.length === 0)
    return fc.oneof({ weight: 12, arbitrary: none }, { weight: 1, arbitrary: fc.oneof(odd, wrong) });
  return fc.oneof(
    { weight: 14, arbitrary: fc.oneof(...documented) },
    { weight: 2, arbitrary: fc.oneof(wrong, odd, none) },
    ...(/\/trials\//.test(path)
      ? [{ weight: 14, arbitrary: upload.map((body) => ({ type: 'application/json', body })) }]
      : []),
  );
}
