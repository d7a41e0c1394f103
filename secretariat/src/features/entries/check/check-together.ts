import { foldText, makeTrialUid } from 'shared-domain';
import type { UploadStart } from 'shared-domain/contract';
import type { CheckedRow } from './checked-row.ts';
import { type Issue, isError } from './issue.ts';

/** The same person in every row that names them alike: by licence, else by name, birth and club. */
function personKey({ auid, last = '', first = '', dob = '', clubName = '' }: UploadStart): string {
  return auid ? `licence ${auid}` : foldText(`${last}|${first}|${dob || clubName}`);
}

/** The first line that holds a key, for those who come after it. */
class Taken {
  readonly #lines = new Map<string, number>();

  before(key: string, line: number): number | undefined {
    const first = this.#lines.get(key);
    if (first === undefined) this.#lines.set(key, line);
    return first;
  }
}

/** The list that an entry goes to: a heat, or the commitments of its event. */
export function listUid({ target, place }: NonNullable<CheckedRow['entry']>): string {
  return place === undefined ? target.uid : makeTrialUid({ ...target.event, category: target.category, ...place });
}

/** Faults that only show beside the other rows: someone entered twice, a bib of two people, two bibs of one, a lane of two. */
export function checkTogether(rows: readonly CheckedRow[]): CheckedRow[] {
  const [entered, lanes] = [new Taken(), new Taken()];
  const numbers = new Map<string, { readonly bib: string; readonly line: number }>();
  const bibs = new Map<string, { readonly who: string; readonly line: number }>();
  return rows.map((row) => {
    const { entry, line } = row;
    if (entry === undefined) return row;
    const { start } = entry;
    const uid = listUid(entry);
    const issues: Issue[] = [];
    const who = personKey(start);
    if (start.relay === undefined) {
      const twice = entered.before(`${uid} ${who}`, line);
      if (twice !== undefined)
        issues.push({ field: 'event', reason: 'twice', value: entry.target.name, detail: String(twice) });
    }
    if (start.bib !== undefined) {
      const bib = String(start.bib);
      const other = bibs.get(bib);
      const name = foldText(`${start.last ?? ''}|${start.first ?? ''}`);
      if (other === undefined) bibs.set(bib, { who: name, line });
      else if (other.who !== name)
        issues.push({ field: 'bib', reason: 'bibTaken', value: bib, detail: String(other.line) });
    }
    if (start.bib !== undefined && start.relay === undefined) {
      const own = numbers.get(who);
      if (own === undefined) numbers.set(who, { bib: String(start.bib), line });
      else if (own.bib !== String(start.bib))
        issues.push({ field: 'bib', reason: 'twoBibs', value: String(start.bib), detail: `${own.bib} (${own.line})` });
    }
    if (start.lane !== undefined && start.relay === undefined) {
      const lane = lanes.before(`${uid} ${start.lane}`, line);
      if (lane !== undefined)
        issues.push({ field: 'lane', reason: 'laneTaken', value: String(start.lane), detail: String(lane) });
    }
    const all = [...row.issues, ...issues];
    const { entry: _, ...rest } = row;
    return issues.some(isError) ? { ...rest, issues: all } : { ...row, issues: all };
  });
}
