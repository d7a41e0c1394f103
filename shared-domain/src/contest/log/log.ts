/** An entry of an append-only linked list, so that adding a fact copies nothing and earlier states stay valid. */
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
