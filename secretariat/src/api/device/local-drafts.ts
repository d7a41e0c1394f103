import { eraseMarks } from '../marks/draft-store.ts';
import { stopStoringDrafts } from './draft-account.ts';
import { eraseFormDrafts } from './form-drafts.ts';
import { eraseImportDrafts } from './import-drafts.ts';

/** Deletes all drafts of the account from this device after it has signed out. */
export async function deleteLocalDrafts(): Promise<void> {
  stopStoringDrafts();
  await Promise.allSettled([eraseImportDrafts(), eraseFormDrafts(), eraseMarks()]);
}

let wasEndedElsewhere = false;

/** Whether the last session of this page was ended from another device. */
export const wasSessionEndedElsewhere = (): boolean => wasEndedElsewhere;

/**
 * Ends the session that was ended from another device, and deletes its imports and forms. Unsent marks exist nowhere else: they stay for their
 * account, and the sign-in page offers to erase them.
 */
export async function eraseAfterSessionEndedElsewhere(endSession: () => void): Promise<void> {
  wasEndedElsewhere = true;
  // The page goes first: as long as somebody can type into it, each key of a mark is stored.
  endSession();
  stopStoringDrafts();
  await Promise.allSettled([eraseImportDrafts(), eraseFormDrafts()]);
}

export const clearSessionEndedElsewhere = (): void => {
  wasEndedElsewhere = false;
};
