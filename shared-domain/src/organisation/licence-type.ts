/** Licence types by their code (P3.8); there is no 4. */
export const LICENCE_TYPES = {
  0: 'COMP',
  1: 'ENTR',
  2: 'TP365',
  3: 'ENCA',
  5: 'LOISR',
  6: 'LOISS',
  7: 'DECO',
  8: 'TP1',
} as const;

/** Code of a licence type, 0 to 8 without 4. */
export type LicenceTypeCode = keyof typeof LICENCE_TYPES;
/** Short name of a licence type, `COMP`. */
export type LicenceType = (typeof LICENCE_TYPES)[LicenceTypeCode];

/** Whether a number is the code of a licence type (P3.8). @example isLicenceTypeCode(4) // false */
export function isLicenceTypeCode(code: unknown): code is LicenceTypeCode {
  return typeof code === 'number' && Object.hasOwn(LICENCE_TYPES, code);
}

/** Name of a licence type; undefined for an unknown code. @example formatLicenceType(2) // 'TP365' */
export function formatLicenceType(code: number): LicenceType | undefined {
  return isLicenceTypeCode(code) ? LICENCE_TYPES[code] : undefined;
}

/**
 * Code of a licence type, whatever the case and the spaces around it; undefined for an unknown name.
 * @example parseLicenceType('tp1') // 8
 */
export function parseLicenceType(text: string): LicenceTypeCode | undefined {
  const name = text.trim().toUpperCase();
  const code = Object.entries(LICENCE_TYPES).find(([, each]) => each === name)?.[0];
  return code === undefined ? undefined : (Number(code) as LicenceTypeCode);
}
