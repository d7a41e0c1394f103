type Outcome = 'accepted' | 'asked' | 'refused';

/** Counts the outcomes of the files of a run by shape. */
export class FileTally {
  readonly #rows = new Map<string, Record<Outcome, number> & { slowest: number }>();

  add(shape: string, outcome: Outcome, ms: number): void {
    const row = this.#rows.get(shape) ?? { accepted: 0, asked: 0, refused: 0, slowest: 0 };
    row[outcome] += 1;
    row.slowest = Math.max(row.slowest, ms);
    this.#rows.set(shape, row);
  }

  count(shape: string, outcome: Outcome): number {
    return this.#rows.get(shape)?.[outcome] ?? 0;
  }

  /** One line for each shape. */
  format(): string {
    return [...this.#rows]
      .map(
        ([shape, { accepted, asked, refused, slowest }]) =>
          `${shape}: ${accepted + asked + refused} files, ${accepted} accepted, ${asked} asked, ${refused} refused, slowest ${Math.round(slowest)} ms`,
      )
      .join('\n');
  }
}
