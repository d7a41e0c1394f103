/** What a value begins with: its lowest three bits, the number above them is its length, its index or itself. */
const KIND = { known: 0, positive: 1, negative: 2, text: 3, constant: 4, list: 5, object: 6, number: 7 } as const;
const CONSTANTS: readonly unknown[] = [null, true, false];
const KIND_BITS = 8;

/** Writes values as few bytes: what was written before, and the fields of objects alike, are named by their place. */
export interface ByteWriter {
  /** A whole number from 0. */
  readonly count: (value: number) => void;
  /** Whatever JSON has. */
  readonly value: (value: unknown) => void;
  readonly bytes: () => Uint8Array;
}

export function openByteWriter(): ByteWriter {
  const bytes: number[] = [];
  const known = new Map<string | number, number>();
  const shapes = new Map<string, number>();
  const count = (value: number) => {
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  };
  const head = (kind: number, value: number) => count(value * KIND_BITS + kind);
  const text = (kind: number, value: string) => {
    const encoded = new TextEncoder().encode(value);
    head(kind, encoded.length);
    bytes.push(...encoded);
  };
  const primitive = (value: string | number) => {
    const place = known.get(value);
    if (place !== undefined) {
      head(KIND.known, place);
      return;
    }
    known.set(value, known.size);
    if (typeof value === 'string') text(KIND.text, value);
    else if (!Number.isSafeInteger(value) || Object.is(value, -0)) text(KIND.number, String(value));
    else if (value < 0) head(KIND.negative, -value);
    else head(KIND.positive, value);
  };
  const object = (entries: readonly (readonly [string, unknown])[]) => {
    const shape = JSON.stringify(entries.map(([name]) => name));
    const place = shapes.get(shape);
    head(KIND.object, place ?? shapes.size);
    if (place === undefined) {
      shapes.set(shape, shapes.size);
      count(entries.length);
      for (const [name] of entries) primitive(name);
    }
    for (const [, field] of entries) write(field);
  };
  const write = (value: unknown): void => {
    if (typeof value === 'string' || typeof value === 'number') primitive(value);
    else if (Array.isArray(value)) {
      head(KIND.list, value.length);
      for (const one of value) write(one);
    } else if (typeof value === 'object' && value !== null)
      object(Object.entries(value).filter(([, field]) => field !== undefined));
    else head(KIND.constant, Math.max(0, CONSTANTS.indexOf(value)));
  };
  return { count, value: write, bytes: () => Uint8Array.from(bytes) };
}

/** Reads what a `ByteWriter` wrote. */
export interface ByteReader {
  /** @throws RangeError where nothing more is there */
  readonly count: () => number;
  /** @throws RangeError for bytes that no writer wrote */
  readonly value: () => unknown;
}

export function openByteReader(bytes: Uint8Array): ByteReader {
  let at = 0;
  const known: (string | number)[] = [];
  const shapes: (readonly string[])[] = [];
  const refuse = (): never => {
    throw new RangeError(`no value at byte ${at}`);
  };
  const count = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++] ?? refuse();
      value += (byte % 128) * factor;
      if (byte < 128) return Number.isSafeInteger(value) ? value : refuse();
    }
  };
  const text = (length: number) => {
    if (at + length > bytes.length) refuse();
    at += length;
    return new TextDecoder().decode(bytes.subarray(at - length, at));
  };
  const learn = <T extends string | number>(value: T): T => {
    known.push(value);
    return value;
  };
  const name = () => {
    const read = value();
    return typeof read === 'string' ? read : refuse();
  };
  const object = (place: number): Record<string, unknown> => {
    if (place > shapes.length) refuse();
    const names = shapes[place] ?? Array.from({ length: checkLength(count()) }, name);
    if (place === shapes.length) shapes.push(names);
    return Object.fromEntries(names.map((one) => [one, value()]));
  };
  /** A list cannot be longer than the bytes that are left. */
  const checkLength = (length: number) => (length > bytes.length - at ? refuse() : length);
  const value = (): unknown => {
    const head = count();
    const [kind, rest] = [head % KIND_BITS, Math.floor(head / KIND_BITS)];
    switch (kind) {
      case KIND.known:
        return known[rest] ?? refuse();
      case KIND.positive:
        return learn(rest);
      case KIND.negative:
        return learn(-rest);
      case KIND.text:
        return learn(text(rest));
      case KIND.number:
        return learn(Number(text(rest)));
      case KIND.constant:
        return rest < CONSTANTS.length ? CONSTANTS[rest] : refuse();
      case KIND.list:
        return Array.from({ length: checkLength(rest) }, value);
      default:
        return object(rest);
    }
  };
  return { count, value };
}
