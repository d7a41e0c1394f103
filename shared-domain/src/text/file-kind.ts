const FILE_KINDS: readonly (readonly [kind: string, start: RegExp])[] = [
  ['XLSX', /^PK[^ -~]{2}/],
  ['XLS', /^\u00d0\u00cf[^ -~]{2}/],
  ['PDF', /^%PDF/],
  ['XML', /^(?:\u00ef\u00bb\u00bf)?\s*<[?!a-z]/i],
  ['JSON', /^(?:\u00ef\u00bb\u00bf)?\s*(?:\{\s*"|\[\s*[{["])/],
  // An entry line without headings, or the first line of a `.hy3` file.
  ['Hy-Tek', /^(?:[DIRE];[^;\n]*;[^;\n]*;[^;\n]*;[MFX]?;|A1\d\d[^\n]*hy-?tek)/i],
];

/**
 * Recognises files that are no text tables by their first bytes, given as Latin-1 text; undefined for others.
 * @example findFileKind('%PDF-1.7') // 'PDF'
 */
export function findFileKind(start: string): string | undefined {
  return FILE_KINDS.find(([, own]) => own.test(start))?.[0];
}
