import { expect, test } from '@jest/globals';
import * as schemas from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { findUnsafeTexts, LINE_KEYS, mayBeUnsafe, NAME_KEYS } from '../src/base/unsafe-texts.ts';

/** Fields of requests that hold free text, which may have several lines, and why no name is in them. */
const FREE_TEXTS: Readonly<Record<string, string>> = {
  answer: 'words of the referee about a protest',
  comment: 'words about a trial or a row',
  content: 'a visitor’s message',
  detail: 'words of a refusal, in a file that is brought along',
  reason: 'words of whoever decides or edits',
  reasons: 'words of a protest',
  text: 'a remark, a report, a message on a screen',
  value: 'what was checked for a record, in words',
  what: 'a subject, in words',
  why: 'words of whoever corrects',
  password: 'compared as it is typed, never shown',
  current: 'a password',
};

interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

/** Adds the fields with texts of any characters, with where they are; elements of a list are checked by the field that has it. */
function addFields(root: JsonSchema, name: string, fields: Map<string, string[]>): void {
  const seen = new Set<JsonSchema>();
  function visit(schema: JsonSchema, key: string, path: string): void {
    if (seen.has(schema)) return;
    seen.add(schema);
    const {
      type,
      properties = {},
      items,
      prefixItems = [],
      additionalProperties,
      anyOf = [],
      oneOf = [],
      allOf = [],
    } = schema;
    const definition = root.$defs?.[schema.$ref?.split('/').at(-1) ?? ''];
    if (definition !== undefined) visit(definition, key, path);
    if (schema.enum !== undefined || schema.const !== undefined) return;
    if (type === 'string' && schema.pattern === undefined && schema.format === undefined)
      fields.set(key, [...(fields.get(key) ?? []), path]);
    for (const [child, childSchema] of Object.entries(properties)) visit(childSchema, child, `${path}.${child}`);
    for (const child of [...(items === undefined ? [] : [items]), ...prefixItems]) visit(child, key, `${path}[]`);
    // Values of a record are checked by its keys, which are ids; those that are texts are digests.
    if (typeof additionalProperties === 'object' && additionalProperties.type !== 'string')
      visit(additionalProperties, key, `${path}.*`);
    for (const child of [...anyOf, ...oneOf, ...allOf]) visit(child, key, path);
  }
  visit(root, '', name);
}

/** Schemas of what comes in, and of the parts that have names of their own; answers are the server's words. */
const isSent = (name: string): boolean => !/(Answer|Envelope|Event)$/.test(name);

test('Every field of a call with a text is a name, a line, or a free text for a reason', () => {
  const fields = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(schemas))
    if (schema instanceof z.ZodType && isSent(name))
      addFields(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema, name, fields);
  fields.delete('');
  expect(fields.size).toBeGreaterThan(60);
  const unknown = [...fields].filter(
    ([key]) => !NAME_KEYS.has(key) && !LINE_KEYS.has(key) && !Object.hasOwn(FREE_TEXTS, key),
  );
  expect(Object.fromEntries(unknown.map(([key, paths]) => [key, paths.slice(0, 3)]))).toEqual({});
  // Two words for one field would hide one of them.
  expect([...NAME_KEYS].filter((key) => LINE_KEYS.has(key) || Object.hasOwn(FREE_TEXTS, key))).toEqual([]);
  expect([...LINE_KEYS].filter((key) => Object.hasOwn(FREE_TEXTS, key))).toEqual([]);
});

test.each(['\u202eCLUB', 'CLUB\nA', 'CL\u034fUB', 'CL\u061cUB', 'CL\u{e0100}UB'])(
  'The name of a trial’s team is a name: %j',
  (teamName) => {
    expect(findUnsafeTexts({ trialsData: [{ dets: { teamName } }] })).toMatchObject([
      { path: '$.trialsData[0].dets.teamName' },
    ]);
  },
);

test('A document with a character that a name may not have is looked at, written as it is or by its code', async () => {
  const missed: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    if (code >= 0xe1000 || (code > 0x32000 && code < 0xe0000)) continue;
    const letter = String.fromCodePoint(code);
    if (findUnsafeTexts({ name: `a${letter}b` }).length === 0) continue;
    const escaped = [...Array(letter.length).keys()]
      .map((at) => `\\u${letter.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join('');
    if (!(await mayBeUnsafe(`{"name":"a${escaped}b"}`))) missed.push(escaped);
    if (code > 0x1f && !(await mayBeUnsafe(JSON.stringify({ name: `a${letter}b` })))) missed.push(`raw ${escaped}`);
  }
  expect(missed).toEqual([]);
});
