import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { foldText } from 'shared-domain';

/**
 * Finds the stored texts that may have a name or a licence: some that have neither are among them, none that has one is left out.
 * The database compares letters of ASCII alone (`lower` changes no others), so it passes every text with another letter, and `isIn` looks at it.
 */
export interface TextFinder {
  /** The condition on a column of texts. */
  readonly where: (column: string) => RawBuilder<SqlBool>;
  readonly isIn: (text: string) => boolean;
}

function hasInOrder(text: string, parts: readonly string[]): boolean {
  let position = 0;
  for (const part of parts) {
    const found = text.indexOf(part, position);
    if (found < 0) return false;
    position = found + part.length;
  }
  return true;
}

/** Pattern of parts in this order; anything may be between them. */
const buildPattern = (parts: readonly string[]): string => `%${parts.map((part) => `${part}%`).join('')}`;

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

/** Final sigma is another letter than sigma, and a name may be followed by more. */
const foldName = (text: string): string => (isAscii(text) ? text.toLowerCase() : foldText(text).replaceAll('ς', 'σ'));

/** Finds any of some names, whatever accents, case and signs their letters are written with; a text is folded once for all of them. */
export function createNameFinder(...names: readonly string[]): TextFinder {
  const lettersOfNames = names.map((name) => foldName(name).match(/[\p{L}\p{N}]/gu) ?? []);
  const inAscii = lettersOfNames.filter((letters) => letters.every((letter) => /[a-z0-9]/.test(letter)));
  return {
    where: (column) => {
      const ref = sql.ref(column);
      const hasName = inAscii.map((letters) => sql<SqlBool>`lower(${ref}) like ${buildPattern(letters)}`);
      return sql<SqlBool>`(${sql.join([sql`octet_length(${ref}) > length(${ref})`, ...hasName], sql` or `)})`;
    },
    isIn: (text) => {
      const folded = foldName(text);
      return lettersOfNames.some((letters) => hasInOrder(folded, letters));
    },
  };
}

/** Finds a licence; what of it is neither an ASCII letter nor a digit may be anything. */
export function createLicenceFinder(licence: string): TextFinder {
  const parts = licence.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return {
    where: (column) => sql<SqlBool>`lower(${sql.ref(column)}) like ${buildPattern(parts)}`,
    isIn: (text) => hasInOrder(text.toLowerCase(), parts),
  };
}
