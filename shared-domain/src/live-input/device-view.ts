import type { DeviceAnswer, ScreenPicture } from '../contract/index.ts';
import { applyCurrentKeys } from './current-keys.ts';
import type { LoggedFact } from './fact.ts';
import { sortFacts } from './fact-order.ts';
import { foldSheet, type TrialSheet } from './fold-sheet.ts';
import { indexStartRows } from './start-rows.ts';

/** A trial as a device reads it, with its start list. */
export type DeviceTrial = Omit<DeviceAnswer['trials'][number], 'same'>;
/** What somebody said, with its number and when the server had it. */
export type SeenFact = DeviceAnswer['facts'][number];

/** What is known of a competition: its trials with their lists, and every fact of them; a screen, the pictures of sponsors that it shows by turns. */
export interface KnownCompetition {
  readonly challenge: DeviceAnswer['challenge'];
  readonly trials: readonly DeviceTrial[];
  readonly facts: readonly SeenFact[];
  readonly pictures?: readonly ScreenPicture[] | undefined;
  /** Reports whose decision the speaker has not announced. */
  readonly withheld?: readonly string[] | undefined;
}

/** A trial as somebody knows it, with its facts by the rules that the server applies too. */
export interface FoldedTrialView {
  readonly trial: DeviceTrial;
  readonly facts: readonly LoggedFact[];
  /** The same in the order in which they took place, with the keys that their rows have now. */
  readonly ordered: readonly LoggedFact[];
  readonly sheet: TrialSheet;
  readonly kind: string;
}

/** Applies facts to a trial of a competition of that kind. */
export const foldTrialView = (trial: DeviceTrial, facts: readonly LoggedFact[], kind: string): FoldedTrialView => ({
  trial,
  facts,
  ordered: sortFacts(applyCurrentKeys(facts, trial.renumbered ?? [], indexStartRows(trial.rows).orderedKeys)),
  kind,
  sheet: foldSheet(trial, facts, kind),
});
