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
 * Deletes imports and forms after the session was ended from another device. Unsent marks exist nowhere else: they stay for their
 * account, and the sign-in page offers to erase them.
 */
export async function eraseAfterSessionEndedElsewhere(): Promise<void> {
  stopStoringDrafts();
  wasEndedElsewhere = true;
  await Promise.allSettled([eraseImportDrafts(), eraseFormDrafts()]);
}

export const clearSessionEndedElsewhere = (): void => {
  wasEndedElsewhere = false;
};
