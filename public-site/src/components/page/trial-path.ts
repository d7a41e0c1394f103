const PREFIX = 'trial-';

/**
 * Reads the last part of `/challenge/{chOID}/trial-{oid}`: the router only matches whole parts.
 * @example parseTrialSegment('trial-0197') // '0197'
 */
export function parseTrialSegment(segment: string): string | undefined {
  if (!segment.startsWith(PREFIX)) return undefined;
  const oid = segment.slice(PREFIX.length);
  return oid === '' || oid.includes('/') ? undefined : oid;
}

/** A family's events. */
export const familyPath = (chOID: string, family: number): string => `/challenge/${chOID}/fa-${family}`;

/** The overall ranking of an event. */
export const scratchPath = (chOID: string, gOID: string): string => `/challenge/${chOID}/scratch/${gOID}`;

export const trialPath = (chOID: string, oid: string): string => `/challenge/${chOID}/${PREFIX}${oid}`;

export const groupPath = (chOID: string, gOID: string): string => `/challenge/${chOID}/group/${gOID}`;
