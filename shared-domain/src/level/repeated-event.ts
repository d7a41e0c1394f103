/** A row of a table: its events, for one sex, for some categories or for all. */
interface TableRow {
  readonly sex: number;
  readonly events: readonly string[];
  readonly categories?: readonly string[] | undefined;
}

/** The row in which an event occurs again, and its name with the sex and the categories. */
interface RepeatedEvent {
  readonly row: number;
  readonly name: string;
}

/**
 * The first event that two rows have for the same athletes, so that it would be unclear which row counts.
 * @example findRepeatedEvent([{ sex: 1, events: ['a'] }, { sex: 1, events: ['a'] }]) // { row: 1, name: 'a 1' }
 */
export function findRepeatedEvent(rows: readonly TableRow[]): RepeatedEvent | undefined {
  const seenNames = new Set<string>();
  for (const [row, { sex, events, categories = [] }] of rows.entries()) {
    for (const event of events) {
      const name = `${event} ${sex} ${categories}`.trim();
      if (seenNames.has(name)) return { row, name };
      seenNames.add(name);
    }
  }
  return undefined;
}
