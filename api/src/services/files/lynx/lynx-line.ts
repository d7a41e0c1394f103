import { formatCsvLine } from 'shared-domain';

/** Timing programs know neither line breaks nor quotes inside a field; a leading `;` would make the line a comment. */
const cleanField = (value: string | number | undefined): string =>
  String(value ?? '')
    .replace(/[\r\n\t"]+/g, ' ')
    .replace(/^;+/, '')
    .trim();

/** A line of a file for a timing program, without its end. @example formatLynxLine(1, 'Dupont, J.') // '1,"Dupont, J."' */
export const formatLynxLine = (...fields: readonly (string | number | undefined)[]): string =>
  formatCsvLine(fields.map(cleanField));
