const KINDS: readonly (readonly [kind: string, start: RegExp])[] = [
  ['XLSX', /^PK[^ -~]{2}/],
  ['XLS', /^\u00d0\u00cf[^ -~]{2}/],
  ['PDF', /^%PDF/],
  ['XML', /^(?:\u00ef\u00bb\u00bf)?\s*<[?!a-z]/i],
  ['JSON', /^(?:\u00ef\u00bb\u00bf)?\s*(?:\{\s*"|\[\s*[{["])/],
  // A line of an athlete's entry, without any heads, and the first line of a `.hy3`.
  ['Hy-Tek', /^(?:[DIRE];[^;\n]*;[^;\n]*;[^;\n]*;[MFX]?;|A1\d\d[^\n]*hy-?tek)/i],
];

/**
 * The kind of a file that is no table of text, by its first bytes as letters of one byte each; undefined for any other.
 * @example findFileKind('%PDF-1.7') // 'PDF'
 */
export function findFileKind(start: string): string | undefined {
  return KINDS.find(([, own]) => own.test(start))?.[0];
}
