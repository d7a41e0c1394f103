import { makeTrialUid } from 'shared-domain';
import type { UploadTrial } from 'shared-domain/contract';
import type { DemoEvent } from './events.data.ts';
import type { Sex } from './people.ts';

/** All ages: categories TC for women and men, TCC for mixed events (Q31). */
export const CATEGORY = { F: 58, M: 57, X: 1057 } as const;
const SEX_NAME = { F: 'Femmes', M: 'Hommes', X: 'mixte' } as const;

export type Trial = Omit<UploadTrial, 'status' | 'date' | 'dateE' | 'dts'>;

/** `100 m haies Femmes`; the hurdles sprint is 100 m for women and 110 m for men. */
export function formatGroupName(event: DemoEvent, sex: Sex | 'X'): string {
  return `${formatDisciplineName(event, sex === 'F' ? 'F' : 'M')} ${SEX_NAME[sex]}`;
}

export function formatDisciplineName(event: DemoEvent, sex: Sex): string {
  return event.name === 'haies' ? `${event.g0[sex]} m haies` : event.name;
}

export const formatCombinedGroup = (name: string, sex: Sex): string => `${name} ${SEX_NAME[sex]}`;

interface TrialKey {
  readonly g0: number;
  readonly g1: string;
  readonly category: number;
  readonly round: 'h' | 'f' | 'c';
  readonly heat: number;
}

/** Creates the trial of a heat; `detail` is the part of its name that follows the group's. */
export function createTrial(group: string, detail: string, trialKey: TrialKey, dets: Trial['dets'] = {}): Trial {
  return { uid: makeTrialUid(trialKey), group, name: [group, detail].filter(Boolean).join(' – '), ...trialKey, dets };
}
