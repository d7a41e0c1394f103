export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export const RUNS = 3;

const whole = new Intl.NumberFormat('fr', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('fr', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const count = (value: number): string => whole.format(value);
export const ratio = (value: number): string => fine.format(value);
export const kilobytes = (bytes: number): string =>
  `${new Intl.NumberFormat('fr', { maximumFractionDigits: 1 }).format(bytes / 1000)} ko`;

/** Prints whether a goal is met; a missed one fails the command. */
export function goal(met: boolean, text: string): void {
  console.log(`  ${met ? '✓' : '✗'} ${text}`);
  if (!met) process.exitCode = 1;
}

/** Prints a table: the first column to the left, the others to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => (row[i] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    `  ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')}`;
  console.log(line(head));
  for (const row of rows) console.log(line(row));
}
