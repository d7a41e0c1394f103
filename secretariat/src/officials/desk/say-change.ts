import { formatEquipment, type Language, TRIAL_STATUS } from 'shared-domain';
import type { TextKey } from '../texts/texts.ts';
import type { Translate } from '../use-console.ts';
import type { DeskChange } from './desk-change.ts';

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

/** A change by the secretariat, in one sentence. */
export function sayDeskChange({ kind, values }: DeskChange, t: Translate, language: Language): string {
  if (kind === 'status') return t('desk.status', { state: t(STATUS_TEXTS[values.status ?? ''] ?? 'state.planned') });
  if (kind === 'equipment') {
    const say = (g1 = '') => formatEquipment({ g0: Number(values.g0), g1 }, language) ?? '–';
    return t('desk.equipment', { change: `${say(values.old)} → ${say(values.g1)}` });
  }
  // What an earlier release noted of a mark has no values.
  return t(`desk.${kind}`, { desk: '…', own: '…', ...values });
}
