import { findNodeAtLocation, type ParseError, parse, parseTree } from 'jsonc-parser';
import type { TextPlace } from 'shared-domain';

/** Line of an offset in a text and its character in that line, both from 1. */
function placeAt(text: string, offset: number): TextPlace {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, character: (lines.at(-1)?.length ?? 0) + 1 };
}

/** `a[1].b` as the parser wants it: a, 1, b. */
const readPath = (path: string): (string | number)[] =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * Place of the part of a JSON text at a path, of the part around it where it is missing.
 * @example findJsonPart('{\n"a": [1,\n2]}', 'a[1]') // { line: 3, character: 1 }
 */
export function findJsonPart(text: string, path: string): TextPlace {
  const root = parseTree(text);
  const parts = readPath(path);
  while (root !== undefined) {
    const node = findNodeAtLocation(root, parts);
    if (node !== undefined) return placeAt(text, node.offset);
    if (parts.pop() === undefined) break;
  }
  return { line: 1, character: 1 };
}

/** Place at which a text that is refused stops being JSON; its end where the parser minds nothing. */
export function findSyntaxFault(text: string): TextPlace {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [first] = errors;
  return placeAt(text, first?.offset ?? text.length);
}
