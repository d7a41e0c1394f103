import { formatGroupTitle, type Language, parseTrialUid } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';

/** The group of a trial in a language; the group of a part is its combined event. */
export const groupText = ({ group, dets, ...own }: Trial, language: Language): string =>
  formatGroupTitle(group, (dets.combined === undefined ? undefined : parseTrialUid(dets.combined)) ?? own, language);
