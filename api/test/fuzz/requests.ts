import fc from 'fast-check';
import { aFinal, FINAL } from '../uploads.ts';
import { fromSchema, type Schema, type SchemaSource } from './from-schema.ts';
import { hostileText, hostileValue } from './hostile.ts';
import { HEAT, JUMP, TOKENS } from './world.ts';

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly schema?: Schema;
  readonly required?: boolean;
}

export interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** One request as it goes out. `~name~` stands for what exists in the world of the moment. */
export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const OIDS = [
  '~challenge~',
  '~hidden~',
  '~trial~',
  '~heat~',
  '~jump~',
  '~trialGroup~',
  '~jumpGroup~',
  '~org~',
  '~member~',
];
const of = (...values: readonly unknown[]) => fc.constantFrom(...values);

/** What a name of the contract usually means; the rest follows its schema alone. */
function known(name: string): fc.Arbitrary<unknown> | undefined {
  if (/^(chOID|coid)$/i.test(name)) return fc.oneof(of('~challenge~'), of('~hidden~', '~trial~'));
  if (/^(trial|trialOIDs?)(\[\])?$/i.test(name)) return of('~trial~', '~heat~', '~jump~', '~trialGroup~');
  if (/^g(roup)?OID$/i.test(name)) return of('~trialGroup~', '~jumpGroup~');
  if (/^org(OID)?$/i.test(name)) return of('~org~', '~challenge~');
  if (/^member(OID)?$/i.test(name)) return of('~member~');
  if (/^(id2?|oids?(\[\])?|group|entry|row|key|remark|\w+OID)$/i.test(name)) return of(...OIDS);
  if (/^uids?$/i.test(name)) return of(FINAL, HEAT, JUMP, '000200-0-56-h3', '900003-0-55-q1', '004100-0-55-f1');
  if (/^(bib|auid)$/i.test(name)) return of('11', '12', '13', 11);
  if (/^revision$/i.test(name)) return of(1, 2, 3);
  if (/^code$/i.test(name)) return of('~judge~', '~chrono~', 'ABCD-2345');
  if (/^region$/i.test(name)) return of('Bretagne', '53');
  return undefined;
}

/** Percent-encoded like a client's, or left as it is to be malformed. */
const encoded = (text: string): string => {
  try {
    return encodeURIComponent(text).replaceAll('%7E', '~');
  } catch {
    return '%ED%A0%80';
  }
};

const pathPart = (name: string) =>
  fc.oneof(
    { weight: 12, arbitrary: (known(name) ?? of(...OIDS)).map(String) },
    { weight: 3, arbitrary: hostileText.filter((text) => text.length < 2000).map(encoded) },
    { weight: 1, arbitrary: of('%', '%zz', '%c0%af', '..%2f..%2f', '%2e%2e', '', ';x=1', 'a'.repeat(120)).map(String) },
  );

function pathOf(path: string): fc.Arbitrary<string> {
  const parts = path.split(/(\{\w+\})/);
  return fc
    .tuple(...parts.map((part) => (part.startsWith('{') ? pathPart(part.slice(1, -1)) : fc.constant(part))))
    .map((all) => all.join(''));
}

/** A query: what is asked for, left out, asked twice, as a list, as an object, or something else altogether. */
function queryOf(parameters: readonly Parameter[], source: SchemaSource): fc.Arbitrary<string> {
  const value = (inner: unknown) =>
    encoded(typeof inner === 'string' ? inner : String(JSON.stringify(inner) ?? '').slice(0, 3000));
  const one = ({ name, schema = {}, required = false }: Parameter) => {
    const said = fromSchema(schema, source, name);
    const each = fc.array(said, { minLength: 1, maxLength: 3 }).map((list) =>
      list
        .flat()
        .map((v) => `${name}=${value(v)}`)
        .join('&'),
    );
    const odd = fc
      .tuple(of('[]', '[0]', '[a]', '%5B%5D', '.x', ''), hostileText)
      .map(([end, text]) => `${name}${end}=${encoded(text.slice(0, 2000))}`);
    return fc.oneof(
      { weight: 8, arbitrary: said.map((v) => `${name}=${value(v)}`) },
      { weight: required ? 1 : 6, arbitrary: fc.constant('') },
      { weight: 2, arbitrary: each },
      { weight: 1, arbitrary: odd },
    );
  };
  const extra = fc.oneof(
    { weight: 12, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: of('__proto__=1', '__proto__[x]=1', 'constructor=1', '&&=&', '%', '%zz=%', '?', 'a=b=c').map(String),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(hostileText, hostileText).map((pair) => pair.map((t) => encoded(t.slice(0, 500))).join('=')),
    },
  );
  return fc.tuple(...parameters.map(one), extra).map((parts) => parts.filter(Boolean).join('&'));
}

/** JSON text, of values that JSON cannot say too: what JSON.stringify would not write. */
const asText = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

/** A competition as software sends it, with one thing in it changed. */
const upload = fc
  .tuple(fc.constantFrom(FINAL, HEAT, JUMP, '000100-0-56-h1'), hostileValue, fc.nat())
  .map(([uid, value, at]) => {
    const text = JSON.stringify({ chOID: '~challenge~', ...aFinal(uid) });
    const places = [...text.matchAll(/:("[^"]*"|-?[\d.]+|true|false)(?=[,}])/g)];
    const place = places[at % (places.length * 2)];
    if (place === undefined) return text;
    return `${text.slice(0, place.index)}:${asText(value)}${text.slice(place.index + place[0].length)}`;
  });

const garbage = fc.oneof(
  of(
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
  of(
    '{"constructor":{"prototype":{"x":1}}}',
    `${'['.repeat(20_000)}`,
    `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    `"${'z'.repeat(1_100_000)}"`,
  ).map(String),
  hostileText,
  hostileValue.map(asText),
);

function bodyOf(
  path: string,
  operation: Operation,
  source: SchemaSource,
): fc.Arbitrary<{ type?: string; body?: string }> {
  const contents = Object.entries(operation.requestBody?.content ?? {});
  const documented = contents.map(([type, { schema = {} }]) =>
    /json/.test(type)
      ? fromSchema(schema, source).map((value) => ({ type, body: asText(value) }))
      : fc.oneof(garbage, hostileText).map((body) => ({ type, body })),
  );
  const types = of(
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

/** A header's value may hold bytes, but no line ends. */
const headerText = hostileText.map((text) =>
  Buffer.from(text.slice(0, 3000))
    .toString('latin1')
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, ''),
);

const headers = fc
  .record(
    {
      'x-access-token': fc.oneof(
        { weight: 20, arbitrary: of('~owner~') },
        { weight: 8, arbitrary: of(...TOKENS) },
        { weight: 1, arbitrary: headerText },
      ),
      'x-access-code': fc.oneof(
        { weight: 8, arbitrary: of('~judge~', '~chrono~', '~starter~', '~wind~', 'ABCD-2345') },
        { weight: 1, arbitrary: headerText },
      ),
      'x-forwarded-for': fc.oneof(fc.ipV4(), fc.ipV6(), headerText),
      'accept-encoding': of('br', 'gzip', 'identity', '*;q=0', 'br;q=x', ',,', 'identity;q=0'),
      'if-none-match': fc.oneof(of('*', '"x"', 'W/"x"', '"'), headerText),
      'last-event-id': fc.oneof(of('0', '1', '-1', '9'.repeat(15)), headerText),
      'content-encoding': of('gzip', 'br', 'x'),
      range: of('bytes=0-1', 'x'),
      origin: of('null', 'https://elsewhere.example'),
      authorization: headerText,
      'x-http-method-override': of('DELETE'),
    },
    { requiredKeys: ['x-access-token', 'x-access-code', 'x-forwarded-for'], noNullPrototype: true },
  )
  .chain((all) => {
    const [own, odd] = [['x-access-token', 'x-access-code', 'x-forwarded-for'], Object.keys(all)] as const;
    const keep = fc.oneof(
      { weight: 4, arbitrary: fc.constant<readonly string[]>(own) },
      { weight: 1, arbitrary: fc.subarray(odd) },
    );
    return keep.map((names) =>
      Object.fromEntries(
        Object.entries(all)
          .filter(([name]) => names.includes(name))
          .map(([name, v]) => [name, String(v)]),
      ),
    );
  });

const ODD_METHODS = ['HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'GET', 'POST', 'PUT', 'DELETE'];

/** Requests over every call of an OpenAPI document. */
export function requestsOf({ paths, components = {} }: OpenApi): fc.Arbitrary<FuzzRequest> {
  const source: SchemaSource = {
    find: (ref) => components.schemas?.[ref.split('/').at(-1) ?? ''] ?? {},
    known,
    wrongOneIn: 40,
  };
  const all = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
      const verb = fc.oneof(
        { weight: 24, arbitrary: fc.constant(method.toUpperCase()) },
        { weight: 1, arbitrary: fc.constantFrom(...ODD_METHODS) },
      );
      return fc.tuple(verb, pathOf(path), queryOf(query, source), headers, bodyOf(path, operation, source)).map(
        ([sent, at, asked, head, { type, body }]): FuzzRequest => ({
          method: sent,
          path: asked === '' ? at : `${at}?${asked}`,
          headers: type === undefined || type === '' ? head : { ...head, 'content-type': type },
          ...(body === undefined ? {} : { body }),
        }),
      );
    }),
  );
  return fc.oneof(...all);
}
