/** A status in capitals, joined to the capital of a name or separated by a blank; no name begins so. */
const STATUS_BEFORE = /^(DNF|DNS|DSQ|DQ|QRY)[\s.:()_-]*(?=\p{Lu})/u;

/** A name without the status before it. */
export interface NameWithStatus {
  readonly name: string;
  /** The word as written; undefined where there is none. */
  readonly status?: string;
}

/**
 * Separates a status that a list of results joined to the beginning of a name; `QRY` is a result that is being looked at.
 * @example separateNameStatus('DQDogukan Oran') // { name: 'Dogukan Oran', status: 'DQ' }
 */
export function separateNameStatus(text: string): NameWithStatus {
  const [before = '', status] = STATUS_BEFORE.exec(text) ?? [];
  return status === undefined ? { name: text } : { name: text.slice(before.length), status };
}
