/** An append-only log, newest fact first: one more fact costs the same however long it is, and what was read stays as it was. */
export interface LogEntry<F> {
  readonly fact: F;
  readonly before: Log<F>;
}

/** The newest entry; null for an empty log. */
export type Log<F> = LogEntry<F> | null;

/**
 * The facts of a log, oldest first.
 * @example listFacts({ fact: 'second', before: { fact: 'first', before: null } }) // ['first', 'second']
 */
export function listFacts<F>(log: Log<F>): F[] {
  const facts: F[] = [];
  for (let entry = log; entry !== null; entry = entry.before) facts.push(entry.fact);
  return facts.reverse();
}
