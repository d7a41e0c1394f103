import type { Field } from './fields.ts';
import type { Issue, Reason } from './issue.ts';

/** Returns the text of a field's cell; empty when the file has no such column. */
export type CellReader = (field: Field) => string;

/** Reads the cells of a row, and lists the issues of those that cannot be read. */
export class IssueCollector {
  readonly list: Issue[] = [];
  readonly #readCell: CellReader;

  constructor(readCell: CellReader) {
    this.#readCell = readCell;
  }

  /** @returns undefined, as the value of the cell */
  add(field: Field, reason: Reason, detail?: string): undefined {
    this.list.push({ field, reason, value: this.#readCell(field), ...(detail === undefined ? {} : { detail }) });
  }

  /** The parsed value of a cell; undefined for an empty one, and with an issue added when the text cannot be parsed. */
  read<T>(field: Field, parse: (text: string) => T | undefined, reason: Reason): T | undefined {
    const text = this.#readCell(field);
    if (text === '') return undefined;
    const value = parse(text);
    return value ?? this.add(field, reason);
  }
}
