import { foldText } from 'shared-domain';
import type { UploadResult, UploadStart } from 'shared-domain/contract';

type Row = UploadStart | UploadResult;

const nameOf = ({ last = '', first = '' }: Row): string => foldText(`${last}|${first}`);
const NOBODY = '|';

/**
 * Rows of a list by who they are of: a licence, a team, a name with birth date or club, and last a name that only one row
 * has. A bib alone tells nobody, as it may have gone to another; in results, which often have nothing else, it does.
 */
export class RowIndex<R extends Row> {
  readonly #byKey = new Map<string, R | undefined>();
  readonly #byBib: boolean;

  constructor(rows: Iterable<R>, { byBib = false } = {}) {
    this.#byBib = byBib;
    for (const row of rows) {
      for (const key of this.#keys(row)) {
        // Two rows of one key: the key tells neither.
        this.#byKey.set(key, this.#byKey.has(key) ? undefined : row);
      }
    }
  }

  #keys(row: Row): string[] {
    const { auid, relay, bib, dob, clubName } = row;
    if (relay?.oid !== undefined) return [`team ${relay.oid}`];
    const name = nameOf(row);
    return [
      ...(auid ? [`licence ${auid}`] : []),
      ...(name === NOBODY ? [] : [`name ${name}|${dob ?? ''}|${foldText(clubName ?? '')}`, `name ${name}`]),
      ...(this.#byBib && bib !== undefined ? [`bib ${bib}`] : []),
    ];
  }

  find(row: Row): R | undefined {
    for (const key of this.#keys(row)) {
      const found = this.#byKey.get(key);
      // Namesakes of two birth dates are two people, whatever else is alike.
      if (found !== undefined && !(row.dob && found.dob && row.dob !== found.dob)) return found;
    }
    return undefined;
  }
}
