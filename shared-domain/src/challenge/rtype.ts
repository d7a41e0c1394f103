/** Federations handled, with their number in a challenge's flag (Q5). */
export const FEDERATIONS = { FFA: 1, UNSS: 2, FFSU: 3, FSGT: 4, OTHER: 7 } as const;
/** One of FEDERATIONS. */
export type Federation = keyof typeof FEDERATIONS;

/** A licence choice of P3.8: which federation, which registered federation (`fed`), which software (`sw`). */
export interface LicenceChoice {
  readonly text: string;
  readonly value: string;
  readonly federation: Federation;
  readonly fed: 'FFA' | 'FRA_FSGT';
  readonly sw: 'LGC' | 'UNSS' | 'LISA';
}

const choice = (value: string, federation: Federation, sw: LicenceChoice['sw']): LicenceChoice => ({
  text: federation === 'OTHER' ? 'Autre' : federation,
  value,
  federation,
  fed: federation === 'FSGT' ? 'FRA_FSGT' : 'FFA',
  sw,
});

const FFA = choice('FFA', 'FFA', 'LGC');

/** The first list of P3.8: by federation, run with LGC, and UNSS with its own software. */
export const FEDERATION_CHOICES: readonly LicenceChoice[] = [
  FFA,
  choice('UNSS', 'UNSS', 'UNSS'),
  choice('FFSU', 'FFSU', 'LGC'),
  choice('FSGT', 'FSGT', 'LGC'),
  choice('OTHER', 'OTHER', 'LGC'),
];

/** The second list of P3.8: what is run with LISA. */
export const LISA_CHOICES: readonly LicenceChoice[] = [
  choice('LISA_FFA', 'FFA', 'LISA'),
  choice('LISA_FRA_FSGT', 'FSGT', 'LISA'),
  choice('LISA_OTHER', 'OTHER', 'LISA'),
];

/** The third list of P3.8: the FFA, and the other federations of France under their full code. */
export const FRENCH_CHOICES: readonly LicenceChoice[] = [
  FFA,
  choice('FRA_UNSS', 'UNSS', 'UNSS'),
  choice('FRA_FFSU', 'FFSU', 'LGC'),
  choice('FRA_FSGT', 'FSGT', 'LGC'),
  choice('FRA_OTHER', 'OTHER', 'LGC'),
];

/** The three lists of P3.8, each value once. */
export const LICENCE_CHOICES: readonly LicenceChoice[] = [
  ...new Set([...FEDERATION_CHOICES, ...LISA_CHOICES, ...FRENCH_CHOICES]),
];

/** Values a challenge's `rtype` may have (Q6). */
export const RTYPES: readonly string[] = LICENCE_CHOICES.map(({ value }) => value);

/**
 * The licence choice of an `rtype`; undefined for a value of none of the lists.
 * @example findLicenceChoice('LISA_FFA')?.sw // 'LISA'
 */
export function findLicenceChoice(rtype: string): LicenceChoice | undefined {
  return LICENCE_CHOICES.find(({ value }) => value === rtype);
}

/** Whether the software of this choice is LISA (Q6). @example isLisa('LISA_OTHER') // true */
export function isLisa(rtype: string): boolean {
  return findLicenceChoice(rtype)?.sw === 'LISA';
}

/**
 * The federation of an `rtype`; undefined for a value of none of the lists.
 * @example findFederation('FRA_UNSS') // 'UNSS'
 */
export function findFederation(rtype: string): Federation | undefined {
  return findLicenceChoice(rtype)?.federation;
}
