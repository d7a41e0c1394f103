import { foldText, makeTrialUid } from 'shared-domain';
import { makePersonKey } from '../../../components/entry/person-key.ts';
import type { CheckedRow } from './checked-row.ts';
import { type Issue, isError } from './issue.ts';

/** Remembers the first line that has a key, to report later ones. */
class FirstLines {
  readonly #lines = new Map<string, number>();

  claimLine(key: string, line: number): number | undefined {
    const first = this.#lines.get(key);
    if (first === undefined) this.#lines.set(key, line);
    return first;
  }
}

/** The uid of the list that an entry goes to: a heat, or the commitments of its event. */
export function findListUid({ target, namedHeat }: NonNullable<CheckedRow['entry']>): string {
  return namedHeat === undefined
    ? target.uid
    : makeTrialUid({ ...target.event, category: target.category, ...namedHeat });
}

/** Adds issues that concern several rows: a person entered twice, a bib or lane used twice, a person with two bibs. */
export function checkAcrossRows(rows: readonly CheckedRow[]): CheckedRow[] {
  const [entryLines, laneLines] = [new FirstLines(), new FirstLines()];
  const bibsByPerson = new Map<string, { readonly bib: string; readonly line: number }>();
  const personsByBib = new Map<string, { readonly who: string; readonly line: number }>();
  return rows.map((row) => {
    const { entry, line } = row;
    if (entry === undefined) return row;
    const { start } = entry;
    const uid = findListUid(entry);
    const issues: Issue[] = [];
    const personKey = makePersonKey(start);
    if (start.relay === undefined) {
      const earlierLine = entryLines.claimLine(`${uid} ${personKey}`, line);
      if (earlierLine !== undefined)
        issues.push({ field: 'event', reason: 'twice', value: entry.target.name, detail: String(earlierLine) });
    }
    if (start.bib !== undefined) {
      const bib = String(start.bib);
      const bearer = personsByBib.get(bib);
      const foldedName = foldText(`${start.last ?? ''}|${start.first ?? ''}`);
      if (bearer === undefined) personsByBib.set(bib, { who: foldedName, line });
      else if (bearer.who !== foldedName)
        issues.push({ field: 'bib', reason: 'bibTaken', value: bib, detail: String(bearer.line) });
    }
    if (start.bib !== undefined && start.relay === undefined) {
      const firstBib = bibsByPerson.get(personKey);
      if (firstBib === undefined) bibsByPerson.set(personKey, { bib: String(start.bib), line });
      else if (firstBib.bib !== String(start.bib))
        issues.push({
          field: 'bib',
          reason: 'twoBibs',
          value: String(start.bib),
          detail: firstBib.bib,
          otherLine: firstBib.line,
        });
    }
    if (start.lane !== undefined && start.relay === undefined) {
      const laneTakenLine = laneLines.claimLine(`${uid} ${start.lane}`, line);
      if (laneTakenLine !== undefined)
        issues.push({ field: 'lane', reason: 'laneTaken', value: String(start.lane), detail: String(laneTakenLine) });
    }
    const allIssues = [...row.issues, ...issues];
    const { entry: _, ...rest } = row;
    return issues.some(isError) ? { ...rest, issues: allIssues } : { ...row, issues: allIssues };
  });
}
