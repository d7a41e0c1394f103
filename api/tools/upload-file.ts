import type { ChallengeBody, UploadBody } from 'shared-domain/contract';

/** The competition that an import creates; the organisation is found separately. */
export type ChallengeDraft = Omit<ChallengeBody, 'org'>;

/**
 * A file of the upload format: the body of `POST /api/lesecretariat/trials/{chOID}`, with the competition it belongs to
 * either by its `chOID` or described in `challenge` (then found again by name and date, or created).
 */
export interface UploadFile extends Omit<UploadBody, 'chOID'> {
  readonly chOID?: string;
  readonly challenge?: ChallengeDraft;
}

/** Whether two competitions of one organisation are the same, by name and date, so that an import can be repeated. */
export function isSameChallenge(
  a: { readonly name: string; readonly date: string },
  b: { readonly name: string; readonly date: string },
): boolean {
  return a.date === b.date && a.name.trim() === b.name.trim();
}
