import fc from 'fast-check';
import { BOARD_LAYOUTS, calls } from 'shared-domain/contract';
import { FINAL } from '../uploads.ts';
import { type Bodies, createBodies } from './bodies.ts';
import { createValues, type Schema, type SchemaSource } from './from-schema.ts';
import { headers } from './headers.ts';
import { hostileText } from './hostile.ts';
import { HEAT, JUMP } from './world.ts';

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly schema?: Schema;
  readonly required?: boolean;
}

interface Operation extends Bodies {
  readonly parameters?: readonly Parameter[];
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** A request; `~name~` stands for a value of the `World` in which it is sent. */
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
const pickFrom = (...values: readonly unknown[]) => fc.constantFrom(...values);

/** Values for fields whose name has a meaning; undefined for others, which follow their schema. */
function createKnownValues(name: string): fc.Arbitrary<unknown> | undefined {
  if (/^(chOID|coid)$/i.test(name)) return fc.oneof(pickFrom('~challenge~'), pickFrom('~hidden~', '~trial~'));
  if (/^(trial|trialOIDs?)(\[\])?$/i.test(name)) return pickFrom('~trial~', '~heat~', '~jump~', '~trialGroup~');
  if (/^g(roup)?OID$/i.test(name)) return pickFrom('~trialGroup~', '~jumpGroup~');
  if (/^org(OID)?$/i.test(name)) return pickFrom('~org~', '~challenge~');
  if (/^member(OID)?$/i.test(name)) return pickFrom('~member~');
  if (/^(id2?|oids?(\[\])?|group|entry|row|key|remark|\w+OID)$/i.test(name)) return pickFrom(...OIDS);
  if (/^uids?$/i.test(name)) return pickFrom(FINAL, HEAT, JUMP, '000200-0-56-h3', '900003-0-55-q1', '004100-0-55-f1');
  if (/^(bib|auid)$/i.test(name)) return pickFrom('11', '12', '13', 11);
  if (/^revision$/i.test(name)) return pickFrom(1, 2, 3);
  if (/^code$/i.test(name)) return pickFrom('~judge~', '~chrono~', '~vboard~', 'ABCD-2345');
  if (/^layout$/i.test(name)) return pickFrom(...BOARD_LAYOUTS);
  if (name === 't') return pickFrom('~trial~', '~heat~', '~jump~', 'auto', '~challenge~');
  if (/^region$/i.test(name)) return pickFrom('Bretagne', '53');
  return undefined;
}

/** Percent-encoded; malformed bytes for text that cannot be encoded. */
const encodePart = (text: string): string => {
  try {
    return encodeURIComponent(text).replaceAll('%7E', '~');
  } catch {
    return '%ED%A0%80';
  }
};

/** What `{id}` stands for depends on the call (Q18). */
function createIds(path: string): fc.Arbitrary<unknown> {
  if (/\/trial\//.test(path)) return pickFrom('~trial~', '~heat~', '~jump~');
  if (/\/(scratch|trial-groups|group)\//.test(path)) return pickFrom('~trialGroup~', '~jumpGroup~');
  return fc.oneof({ weight: 5, arbitrary: pickFrom('~challenge~') }, { weight: 1, arbitrary: pickFrom('~hidden~') });
}

const pathPart = (path: string, name: string) =>
  fc.oneof(
    {
      weight: 24,
      arbitrary: (name === 'id' ? createIds(path) : (createKnownValues(name) ?? pickFrom(...OIDS))).map(String),
    },
    { weight: 3, arbitrary: pickFrom(...OIDS).map(String) },
    { weight: 3, arbitrary: hostileText.filter((text) => text.length < 2000).map(encodePart) },
    {
      weight: 1,
      arbitrary: pickFrom('%', '%zz', '%c0%af', '..%2f..%2f', '%2e%2e', '', ';x=1', 'a'.repeat(120)).map(String),
    },
  );

function createPaths(path: string): fc.Arbitrary<string> {
  const parts = path.split(/(\{\w+\})/);
  return fc
    .tuple(...parts.map((part) => (part.startsWith('{') ? pathPart(path, part.slice(1, -1)) : fc.constant(part))))
    .map((all) => all.join(''));
}

/** A query: what is asked for, left out, asked twice, as a list, as an object, or something else altogether. */
function createQueries(parameters: readonly Parameter[], source: SchemaSource): fc.Arbitrary<string> {
  const value = (inner: unknown) =>
    encodePart(typeof inner === 'string' ? inner : String(JSON.stringify(inner) ?? '').slice(0, 3000));
  const one = ({ name, schema = {}, required = false }: Parameter) => {
    const said = createValues(schema, source, name);
    const each = fc.array(said, { minLength: 1, maxLength: 3 }).map((list) =>
      list
        .flat()
        .map((v) => `${name}=${value(v)}`)
        .join('&'),
    );
    const odd = fc
      .tuple(pickFrom('[]', '[0]', '[a]', '%5B%5D', '.x', ''), hostileText)
      .map(([end, text]) => `${name}${end}=${encodePart(text.slice(0, 2000))}`);
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
      arbitrary: pickFrom('__proto__=1', '__proto__[x]=1', 'constructor=1', '&&=&', '%', '%zz=%', '?', 'a=b=c').map(
        String,
      ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(hostileText, hostileText)
        .map((pair) => pair.map((t) => encodePart(t.slice(0, 500))).join('=')),
    },
  );
  return fc.tuple(...parameters.map(one), extra).map((parts) => parts.filter(Boolean).join('&'));
}

/** What a board shows is a call with `format=json`; its address is a page of the site without it. */
const BOARD_PATH = calls.board.path.replace(/:(\w+)/, '{$1}');

const ODD_METHODS = ['HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'GET', 'POST', 'PUT', 'DELETE'];

/** Requests over every call of an OpenAPI document. */
export function createRequests({ paths, components = {} }: OpenApi): fc.Arbitrary<FuzzRequest> {
  const source: SchemaSource = {
    find: (ref) => components.schemas?.[ref.split('/').at(-1) ?? ''] ?? {},
    createKnownValues,
    wrongOneIn: 40,
  };
  const all = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      // Not `wait`: a call that waits for news would hold the run up.
      const query = (operation.parameters ?? []).filter(
        ({ name, in: place }) => place === 'query' && name !== 'wait' && !(path === BOARD_PATH && name === 'format'),
      );
      const verb = fc.oneof(
        { weight: 24, arbitrary: fc.constant(method.toUpperCase()) },
        { weight: 1, arbitrary: fc.constantFrom(...ODD_METHODS) },
      );
      return fc
        .tuple(verb, createPaths(path), createQueries(query, source), headers, createBodies(path, operation, source))
        .map(
          ([sent, at, asked, head, { type, body }]): FuzzRequest => ({
            method: sent,
            path: [at, [path === BOARD_PATH ? 'format=json' : '', asked].filter(Boolean).join('&')]
              .filter(Boolean)
              .join('?'),
            headers: type === undefined || type === '' ? head : { ...head, 'content-type': type },
            ...(body === undefined ? {} : { body }),
          }),
        );
    }),
  );
  return fc.oneof(...all);
}
