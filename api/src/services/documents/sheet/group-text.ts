import { formatGroupTitle, type Language, parseTrialUid } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';

/** The name of a trial's group in a language; a part of a combined event has the name of that event. */
export const formatTrialGroup = ({ group, dets, ...trial }: Trial, language: Language): string =>
  formatGroupTitle(group, (dets.combined === undefined ? undefined : parseTrialUid(dets.combined)) ?? trial, language);
