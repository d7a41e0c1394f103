import { foldText } from 'shared-domain';
import type { UploadStart } from 'shared-domain/contract';
import type { CheckedRow } from './checked-row.ts';
import { type Issue, isError } from './issue.ts';

type Named = Pick<UploadStart, 'last' | 'first'>;

const foldName = ({ last = '', first = '' }: Named): string => foldText(`${last}|${first}`);

/** Warns of a bib that another athlete of the competition has, unless the file gives that athlete another one. */
export function checkHeldBibs(
  rows: readonly CheckedRow[],
  startlists: Readonly<Record<string, readonly UploadStart[]>>,
): readonly CheckedRow[] {
  const holders = new Map<string, UploadStart>();
  for (const start of Object.values(startlists).flat())
    if (start.bib !== undefined && start.relay === undefined && !holders.has(String(start.bib)))
      holders.set(String(start.bib), start);
  if (holders.size === 0) return rows;
  const bibsInFile = new Map(
    rows.flatMap(({ entry }) => (entry?.start.bib === undefined ? [] : [[foldName(entry.start), entry.start.bib]])),
  );
  return rows.map((row) => {
    const { bib, relay } = row.entry?.start ?? {};
    const holder = bib === undefined || relay !== undefined ? undefined : holders.get(String(bib));
    if (row.entry === undefined || holder === undefined) return row;
    const name = foldName(holder);
    const nextBib = bibsInFile.get(name);
    const isGivenAway = nextBib !== undefined && String(nextBib) !== String(bib);
    if (name === foldName(row.entry.start) || isGivenAway || row.issues.some(isError)) return row;
    const issue: Issue = {
      field: 'bib',
      reason: 'bibHeld',
      value: String(bib),
      detail: [holder.last, holder.first].filter(Boolean).join(' '),
    };
    return { ...row, issues: [...row.issues, issue] };
  });
}
