import { canBeSameBirth, foldText } from 'shared-domain';
import type { UploadResult, UploadStart } from 'shared-domain/contract';

type Row = UploadStart | UploadResult;

const makeNameKey = ({ last = '', first = '' }: Row): string => foldText(`${last}|${first}`);
const EMPTY_NAME_KEY = '|';

/**
 * Finds the row of the same person or team: by team, licence, name with birth date and club, then by a name that is unique. A bib
 * may have been given to somebody else, so it counts only with `byBib`: for results, which often have nothing else.
 */
export class RowIndex<R extends Row> {
  readonly #byKey = new Map<string, R | undefined>();
  readonly #byBib: boolean;

  constructor(rows: Iterable<R>, { byBib = false } = {}) {
    this.#byBib = byBib;
    for (const row of rows) {
      for (const key of this.#keys(row)) {
        // A key of two rows identifies neither.
        this.#byKey.set(key, this.#byKey.has(key) ? undefined : row);
      }
    }
  }

  #keys(row: Row): string[] {
    const { auid, relay, bib, dob, clubName } = row;
    if (relay?.oid !== undefined) return [`team ${relay.oid}`];
    const name = makeNameKey(row);
    return [
      ...(auid ? [`licence ${auid}`] : []),
      ...(name === EMPTY_NAME_KEY ? [] : [`name ${name}|${dob ?? ''}|${foldText(clubName ?? '')}`, `name ${name}`]),
      ...(this.#byBib && bib !== undefined ? [`bib ${bib}`] : []),
    ];
  }

  find(row: Row): R | undefined {
    for (const key of this.#keys(row)) {
      const match = this.#byKey.get(key);
      // Different birth dates mean different people, whatever else is equal.
      if (match !== undefined && !(row.dob && match.dob && !canBeSameBirth(row.dob, match.dob))) return match;
    }
    return undefined;
  }
}
