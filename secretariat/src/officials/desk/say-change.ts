import { formatEquipment, type Language, TRIAL_STATUS } from 'shared-domain';
import { DESK_EN } from '../texts/en/desk.ts';
import { DESK_FR } from '../texts/fr/desk.ts';
import { fillText, type TextKey } from '../texts/texts.ts';
import type { Translate } from '../use-console.ts';
import type { DeskChange, DeskChangeKind } from './desk-change.ts';

const STATUS_TEXTS: Readonly<Record<string, TextKey>> = {
  [TRIAL_STATUS.planned]: 'state.planned',
  [TRIAL_STATUS.startlist]: 'state.ready',
  [TRIAL_STATUS.called]: 'state.called',
  [TRIAL_STATUS.running]: 'state.running',
  [TRIAL_STATUS.finished]: 'state.finished',
  [TRIAL_STATUS.unofficial]: 'state.signed',
  [TRIAL_STATUS.official]: 'state.official',
  [TRIAL_STATUS.cancelled]: 'state.cancelled',
};

/** The sentences come with what is fetched behind the first screen, as changes by the secretariat are rare. */
const TABLES = { fr: DESK_FR, en: DESK_EN } as const;

/** A change by the secretariat, in one sentence. */
export function sayDeskChange({ kind, values }: DeskChange, t: Translate, language: Language): string {
  const say = (name: DeskChangeKind, more: DeskChange['values']) =>
    fillText(TABLES[language][`desk.${name}`], language, more);
  if (kind === 'status') return say(kind, { state: t(STATUS_TEXTS[values.status ?? ''] ?? 'state.planned') });
  if (kind === 'equipment') {
    const sayOne = (g1 = '') => formatEquipment({ g0: Number(values.g0), g1 }, language) ?? '–';
    return say(kind, { change: `${sayOne(values.old)} → ${sayOne(values.g1)}` });
  }
  // What an earlier release noted of a mark has no values.
  return say(kind, { desk: '…', own: '…', ...values });
}
