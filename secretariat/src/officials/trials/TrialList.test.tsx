import { expect, test } from '@jest/globals';
import { TRIAL_STATUS } from 'shared-domain';
import { FRENCH } from '../texts/french.ts';
import { findStateText } from './TrialList.tsx';

test.each([
  [TRIAL_STATUS.startlist, 'Liste prête'],
  [TRIAL_STATUS.called, 'Appelée'],
  [TRIAL_STATUS.running, 'En cours'],
  [TRIAL_STATUS.finished, 'Terminée'],
  [TRIAL_STATUS.unofficial, 'Signée'],
  [TRIAL_STATUS.official, 'Officielle'],
])('a trial of status %s is «%s», for nobody has signed what is only over', (status, word) => {
  expect((FRENCH as Readonly<Record<string, string>>)[findStateText(status)]).toBe(word);
});
