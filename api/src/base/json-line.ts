import { findNodeAtLocation, type ParseError, parse, parseTree } from 'jsonc-parser';

/** Line of an offset in a text, from 1. */
const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** `a[1].b` as the parser wants it: a, 1, b. */
const readPath = (path: string): (string | number)[] =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * Line, from 1, of the part of a JSON text at a path, of the part around it where it is missing.
 * @example findJsonLine('{\n"a": [1,\n2]}', 'a[1]') // 3
 */
export function findJsonLine(text: string, path: string): number {
  const root = parseTree(text);
  const parts = readPath(path);
  while (root !== undefined) {
    const node = findNodeAtLocation(root, parts);
    if (node !== undefined) return lineAt(text, node.offset);
    if (parts.pop() === undefined) break;
  }
  return 1;
}

/** Line, from 1, at which a text stops being JSON; undefined for one that is. */
export function findSyntaxLine(text: string): number | undefined {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [first] = errors;
  return first === undefined ? undefined : lineAt(text, first.offset);
}
