import { eraseMarks } from '../marks/draft-store.ts';
import { stopStoringDrafts } from './draft-account.ts';
import { eraseForms } from './form-drafts.ts';
import { eraseImports } from './import-drafts.ts';

/** After signing out: deletes all drafts of the account from this device. */
export async function deleteLocalDrafts(): Promise<void> {
  stopStoringDrafts();
  await Promise.allSettled([eraseImports(), eraseForms(), eraseMarks()]);
}

let wasEndedElsewhere = false;

/** Whether the last session of this page was ended from another device. */
export const isEndedElsewhere = (): boolean => wasEndedElsewhere;

/**
 * After a session was ended from another device: deletes files and forms. Unsent marks exist nowhere else: they stay for their
 * account, and the sign-in page offers to erase them.
 */
export async function eraseAfterEndElsewhere(): Promise<void> {
  stopStoringDrafts();
  wasEndedElsewhere = true;
  await Promise.allSettled([eraseImports(), eraseForms()]);
}

export const forgetEndElsewhere = (): void => {
  wasEndedElsewhere = false;
};
