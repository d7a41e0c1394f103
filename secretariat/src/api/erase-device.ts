import { closeDevice } from './device-account.ts';
import { eraseForms } from './form-drafts.ts';
import { eraseImports } from './import-drafts.ts';
import { eraseMarks } from './marks/draft-store.ts';

/** A session was ended on purpose: nothing of its account stays on this device. */
export async function eraseDevice(): Promise<void> {
  closeDevice();
  await Promise.allSettled([eraseImports(), eraseForms(), eraseMarks()]);
}

let wasEndedElsewhere = false;

/** Whether the last session of this page was ended from another place. */
export const isEndedElsewhere = (): boolean => wasEndedElsewhere;

/**
 * A session that another place has ended: files and forms go at once. Marks that were never sent exist nowhere else: they wait for
 * their account, and the door says so and offers to erase them.
 */
export async function eraseAfterEndElsewhere(): Promise<void> {
  closeDevice();
  wasEndedElsewhere = true;
  await Promise.allSettled([eraseImports(), eraseForms()]);
}

export const forgetEndElsewhere = (): void => {
  wasEndedElsewhere = false;
};
