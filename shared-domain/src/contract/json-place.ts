import { findNodeAtLocation, type Node, type ParseError, parse, parseTree } from 'jsonc-parser';

/** A place in a text: line and character in the line, both from 1. */
export interface TextPlace {
  readonly line: number;
  readonly character: number;
}

function findTextPlace(text: string, offset: number): TextPlace {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, character: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Runs the recursive parser; undefined for a text nested so deep that it exceeds the stack. */
function tryParse<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * The place of the first syntax error; undefined for valid JSON. `JSON.parse` decides, the other parser finds the place.
 * @example findJsonFault('{\n"a": x}') // { line: 2, character: 6 }
 */
export function findJsonFault(text: string): TextPlace | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const errors: ParseError[] = [];
    tryParse(() => parse(text, errors, { disallowComments: true }));
    return findTextPlace(text, errors[0]?.offset ?? text.length);
  }
}

/** Splits `a[1].b` into a, 1, b, as the parser takes a path. */
const parsePath = (path: string): (string | number)[] =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * The place of the value at a path of a JSON text; where it is missing, that of the value that should contain it.
 * @example findJsonPlace('{\n"a": [1,\n2]}', 'a[1]') // { line: 3, character: 1 }
 */
export function findJsonPlace(text: string, path: string): TextPlace {
  const root = tryParse(() => parseTree(text));
  const parts = parsePath(path);
  let node: Node | undefined = root && findNodeAtLocation(root, parts);
  while (root !== undefined && node === undefined && parts.pop() !== undefined) node = findNodeAtLocation(root, parts);
  return findTextPlace(text, node?.offset ?? 0);
}
