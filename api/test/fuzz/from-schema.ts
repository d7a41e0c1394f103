import fc from 'fast-check';
import { hostileValue } from './hostile.ts';

/** The keywords of JSON Schema that the contract's OpenAPI document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

export interface SchemaSource {
  /** Resolves a `$ref`. */
  readonly find: (ref: string) => Schema;
  /** Meaningful values for a field of this name: existing oids, bibs, uids. */
  readonly createKnownValues: (name: string) => fc.Arbitrary<unknown> | undefined;
  /** One value in this many contradicts the schema. */
  readonly wrongOneIn: number;
}

const WORDS = [
  'Léa',
  'MARTIN',
  '100 m Hommes',
  'AC Rennes',
  'Série 1',
  'FRA',
  'o',
  'xo',
  '12',
  'h1',
  'Bretagne',
  'a@b.example',
];

/** Each takes a tenth of a second to make, and hundreds of fields share a few patterns. */
const textsByPattern = new Map<string, fc.Arbitrary<string>>();

function createMatchingTexts(pattern: string): fc.Arbitrary<string> {
  let texts = textsByPattern.get(pattern);
  if (texts === undefined) {
    try {
      texts = fc.stringMatching(new RegExp(pattern), { maxLength: 40 });
    } catch {
      texts = fc.constantFrom(...WORDS);
    }
    textsByPattern.set(pattern, texts);
  }
  return texts;
}

function createTexts({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const dates = fc.date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
  if (format === 'date-time') return dates.map((date) => date.toISOString());
  if (format === 'date') return dates.map((date) => date.toISOString().slice(0, 10));
  if (format === 'email') return fc.constantFrom('owner@club.example', 'nobody@club.example', 'é@x.fr', 'a@b');
  if (pattern !== undefined) return createMatchingTexts(pattern);
  const most = Math.max(minLength, Math.min(maxLength, 60));
  const words = WORDS.filter(({ length }) => length >= minLength && length <= maxLength);
  const free = fc.string({ unit: 'grapheme', minLength, maxLength: most });
  return words.length === 0 ? free : fc.oneof(fc.constantFrom(...words), free);
}

function createNumbers({ type, minimum, maximum, exclusiveMinimum }: Schema): fc.Arbitrary<number> {
  const least = Math.max(minimum ?? -1_000_000, exclusiveMinimum === undefined ? -1_000_000 : exclusiveMinimum + 1);
  const most = Math.max(least, Math.min(maximum ?? 1_000_000, 1_000_000));
  const small = fc.integer({ min: Math.ceil(least), max: Math.min(Math.floor(most), Math.ceil(least) + 100) });
  const any =
    type === 'integer'
      ? fc.integer({ min: Math.ceil(least), max: Math.floor(most) })
      : fc.double({ min: least, max: most, noNaN: true });
  return fc.oneof(small, any);
}

function createObjects(schema: Schema, source: SchemaSource): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const declared = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, createValues(inner, source, name)])),
    { requiredKeys: [...required].filter((name) => name in properties), noNullPrototype: true },
  );
  if (typeof additionalProperties !== 'object' || Object.keys(additionalProperties).length === 0) return declared;
  const names = source.createKnownValues('uid') ?? createTexts(propertyNames ?? {});
  const more = fc.dictionary(names.map(String), createValues(additionalProperties, source), {
    maxKeys: 3,
    noNullPrototype: true,
  });
  return fc.tuple(declared, more).map(([fixed, free]) => ({ ...free, ...fixed }));
}

/** Values of a schema; each part of them is hostile with a chance of one in `wrongOneIn`. */
export function createValues(schema: Schema, source: SchemaSource, name = ''): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return createValues(source.find(schema.$ref), source, name);
  const knownValues = source.createKnownValues(name);
  const right = createValidValues(schema, source, name);
  const usual =
    knownValues === undefined
      ? right
      : fc.oneof({ weight: 5, arbitrary: knownValues }, { weight: 1, arbitrary: right });
  return fc.oneof({ weight: source.wrongOneIn - 1, arbitrary: usual }, { weight: 1, arbitrary: hostileValue });
}

function createValidValues(schema: Schema, source: SchemaSource, name: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const ways = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (ways !== undefined) return fc.oneof(...ways.map((way) => createValues(way, source, name)));
  const [type] = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  switch (type) {
    case 'object':
      return createObjects(schema, source);
    case 'array': {
      const { minItems = 0, maxItems = 6 } = schema;
      const maxLength = Math.max(minItems, Math.min(maxItems, 6));
      return fc.array(createValues(schema.items ?? {}, source, name), { minLength: minItems, maxLength });
    }
    case 'string':
      return createTexts(schema);
    case 'integer':
    case 'number':
      return createNumbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return hostileValue;
  }
}
