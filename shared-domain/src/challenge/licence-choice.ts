/** Federations with their number in a challenge's flag (Q5). */
export const FEDERATIONS = { FFA: 1, UNSS: 2, FFSU: 3, FSGT: 4, OTHER: 7 } as const;
/** One of FEDERATIONS. */
export type Federation = keyof typeof FEDERATIONS;

/** A licence choice of P3.8: `fed` is the code under which the federation is registered, `sw` the software of the competition. */
export interface LicenceChoice {
  readonly text: string;
  readonly value: string;
  readonly federation: Federation;
  readonly fed: 'FFA' | 'FRA_FSGT';
  readonly sw: 'LGC' | 'UNSS' | 'LISA';
}

const createChoice = (value: string, federation: Federation, sw: LicenceChoice['sw']): LicenceChoice => ({
  text: federation === 'OTHER' ? 'Autre' : federation,
  value,
  federation,
  fed: federation === 'FSGT' ? 'FRA_FSGT' : 'FFA',
  sw,
});

const FFA_CHOICE = createChoice('FFA', 'FFA', 'LGC');

/** The first list of P3.8: the federations, each with the software LGC, UNSS with its own. */
export const FEDERATION_CHOICES: readonly LicenceChoice[] = [
  FFA_CHOICE,
  createChoice('UNSS', 'UNSS', 'UNSS'),
  createChoice('FFSU', 'FFSU', 'LGC'),
  createChoice('FSGT', 'FSGT', 'LGC'),
  createChoice('OTHER', 'OTHER', 'LGC'),
];

/** The second list of P3.8: federations with the software LISA. */
export const LISA_CHOICES: readonly LicenceChoice[] = [
  createChoice('LISA_FFA', 'FFA', 'LISA'),
  createChoice('LISA_FRA_FSGT', 'FSGT', 'LISA'),
  createChoice('LISA_OTHER', 'OTHER', 'LISA'),
];

/** The third list of P3.8: the FFA, and the other federations of France under their full code. */
export const FRENCH_CHOICES: readonly LicenceChoice[] = [
  FFA_CHOICE,
  createChoice('FRA_UNSS', 'UNSS', 'UNSS'),
  createChoice('FRA_FFSU', 'FFSU', 'LGC'),
  createChoice('FRA_FSGT', 'FSGT', 'LGC'),
  createChoice('FRA_OTHER', 'OTHER', 'LGC'),
];

/** The three lists of P3.8 together, each value once. */
export const LICENCE_CHOICES: readonly LicenceChoice[] = [
  ...new Set([...FEDERATION_CHOICES, ...LISA_CHOICES, ...FRENCH_CHOICES]),
];

/** Values a challenge's `rtype` may have (Q6). */
export const RTYPES: readonly string[] = LICENCE_CHOICES.map(({ value }) => value);

/**
 * The licence choice of an `rtype`; undefined for an unknown one.
 * @example findLicenceChoice('LISA_FFA')?.sw // 'LISA'
 */
export function findLicenceChoice(rtype: string): LicenceChoice | undefined {
  return LICENCE_CHOICES.find(({ value }) => value === rtype);
}

/** Whether the software of an `rtype` is LISA (Q6). @example isLisa('LISA_OTHER') // true */
export function isLisa(rtype: string): boolean {
  return findLicenceChoice(rtype)?.sw === 'LISA';
}

/**
 * The federation of an `rtype`; undefined for an unknown one.
 * @example findFederation('FRA_UNSS') // 'UNSS'
 */
export function findFederation(rtype: string): Federation | undefined {
  return findLicenceChoice(rtype)?.federation;
}
