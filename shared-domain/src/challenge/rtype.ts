/** Federations handled, with their number in a challenge's flag (decision 5). */
export const FEDERATIONS = { FFA: 1, UNSS: 2, FFSU: 3, FSGT: 4, OTHER: 7 } as const;
export type Federation = keyof typeof FEDERATIONS;

/** A licence choice of specification 3: which federation, which registered federation (`fed`), which software (`sw`). */
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

/** The three lists of specification 3, by value. */
export const LICENCE_CHOICES: readonly LicenceChoice[] = [
  choice('FFA', 'FFA', 'LGC'),
  choice('UNSS', 'UNSS', 'UNSS'),
  choice('FFSU', 'FFSU', 'LGC'),
  choice('FSGT', 'FSGT', 'LGC'),
  choice('OTHER', 'OTHER', 'LGC'),
  choice('LISA_FFA', 'FFA', 'LISA'),
  choice('LISA_FRA_FSGT', 'FSGT', 'LISA'),
  choice('LISA_OTHER', 'OTHER', 'LISA'),
  choice('FRA_UNSS', 'UNSS', 'UNSS'),
  choice('FRA_FFSU', 'FFSU', 'LGC'),
  choice('FRA_FSGT', 'FSGT', 'LGC'),
  choice('FRA_OTHER', 'OTHER', 'LGC'),
];

/** Values a challenge's `rtype` may have (decision 6). */
export const RTYPES: readonly string[] = LICENCE_CHOICES.map(({ value }) => value);

export function licenceChoice(rtype: string): LicenceChoice | undefined {
  return LICENCE_CHOICES.find(({ value }) => value === rtype);
}

/** Whether the software of this choice is LISA. */
export function isLisa(rtype: string): boolean {
  return licenceChoice(rtype)?.sw === 'LISA';
}

export function federationOf(rtype: string): Federation | undefined {
  return licenceChoice(rtype)?.federation;
}
