import { findNodeAtLocation, type Node, type ParseError, parse, parseTree } from 'jsonc-parser';

/** A place in a text: its line, and which character of it, both from 1. */
export interface TextPlace {
  readonly line: number;
  readonly character: number;
}

function placeAt(text: string, offset: number): TextPlace {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, character: (lines.at(-1)?.length ?? 0) + 1 };
}

/** What the parser makes of a text; undefined for one that goes deeper than any call may. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * The place at which a text stops being JSON; undefined for one that is. The parser names it, `JSON.parse` decides.
 * @example findJsonFault('{\n"a": x}') // { line: 2, character: 6 }
 */
export function findJsonFault(text: string): TextPlace | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const errors: ParseError[] = [];
    attempt(() => parse(text, errors, { disallowComments: true }));
    return placeAt(text, errors[0]?.offset ?? text.length);
  }
}

/** `a[1].b` as the parser wants it: a, 1, b. */
const readPath = (path: string): (string | number)[] =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * The place of the part of a JSON text at a path; of the part around it where it is missing.
 * @example findJsonPlace('{\n"a": [1,\n2]}', 'a[1]') // { line: 3, character: 1 }
 */
export function findJsonPlace(text: string, path: string): TextPlace {
  const root = attempt(() => parseTree(text));
  const parts = readPath(path);
  let node: Node | undefined = root && findNodeAtLocation(root, parts);
  while (root !== undefined && node === undefined && parts.pop() !== undefined) node = findNodeAtLocation(root, parts);
  return placeAt(text, node?.offset ?? 0);
}
