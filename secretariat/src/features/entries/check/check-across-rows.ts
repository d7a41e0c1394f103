import { findCategorySex, foldText, formatBirth, isBirthYear, makeTrialUid } from 'shared-domain';
import type { UploadStart } from 'shared-domain/contract';
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

const findSex = ({ sex, category }: UploadStart): string | undefined => sex ?? findCategorySex(category);

/** Who a row is by what two people do not share, whatever else it says: the licence, else bib and name. */
const makeIdentity = ({ auid, bib, last = '', first = '' }: UploadStart): string | undefined =>
  auid ? `licence ${auid}` : bib === undefined ? undefined : foldText(`bib ${bib}|${last}|${first}`);

/** What the earlier rows of a person say, each with its line, and what a later one says otherwise. */
class Identities {
  readonly #sexes = new Map<string, { readonly said: string; readonly line: number }>();
  readonly #births = new Map<string, { readonly said: string; readonly line: number }>();

  findIssues(start: UploadStart, line: number): Issue[] {
    const who = makeIdentity(start);
    if (who === undefined || start.relay !== undefined) return [];
    const birth = start.dob === undefined || isBirthYear(start.dob) ? undefined : formatBirth(start.dob);
    return [
      ...this.#compare(this.#sexes, who, findSex(start), line, { field: 'sex', reason: 'twoSexes' }),
      ...this.#compare(this.#births, who, birth, line, { field: 'birth', reason: 'twoBirths' }),
    ];
  }

  #compare(
    known: Map<string, { readonly said: string; readonly line: number }>,
    who: string,
    said: string | undefined,
    line: number,
    issue: Pick<Issue, 'field' | 'reason'>,
  ): Issue[] {
    if (said === undefined) return [];
    const first = known.get(who);
    if (first === undefined) known.set(who, { said, line });
    if (first === undefined || first.said === said) return [];
    return [{ ...issue, value: said, detail: first.said, otherLine: first.line }];
  }
}

/**
 * Adds issues that concern several rows: a person entered twice, a bib or lane used twice, a person with two bibs, two birth dates or
 * two sexes.
 */
export function checkAcrossRows(rows: readonly CheckedRow[]): CheckedRow[] {
  const [entryLines, laneLines] = [new FirstLines(), new FirstLines()];
  const bibsByPerson = new Map<string, { readonly bib: string; readonly line: number }>();
  const identities = new Identities();
  const personsByBib = new Map<string, { readonly who: string; readonly line: number }>();
  return rows.map((row) => {
    const { entry, line } = row;
    if (entry === undefined) return row;
    const { start } = entry;
    const uid = findListUid(entry);
    const issues: Issue[] = identities.findIssues(start, line);
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
