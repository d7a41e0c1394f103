import { makeTrialUid } from 'shared-domain';
import type { UploadTrial } from 'shared-domain/contract';
import type { DemoEvent } from './events.data.ts';
import type { Sex } from './people.ts';

/** Everybody runs: categories TC women and men, and TCC for mixed events (Q31). */
export const CATEGORY = { F: 58, M: 57, X: 1057 } as const;
const SEX_NAME = { F: 'Femmes', M: 'Hommes', X: 'mixte' } as const;

export type Trial = Omit<UploadTrial, 'status' | 'date' | 'dateE' | 'dts'>;

/** `100 m haies Femmes`; the hurdles sprint is 100 m for women and 110 m for men. */
export function groupName(event: DemoEvent, sex: Sex | 'X'): string {
  return `${disciplineOf(event, sex === 'F' ? 'F' : 'M')} ${SEX_NAME[sex]}`;
}

export function disciplineOf(event: DemoEvent, sex: Sex): string {
  return event.name === 'haies' ? `${event.g0[sex]} m haies` : event.name;
}

export const combinedGroup = (name: string, sex: Sex): string => `${name} ${SEX_NAME[sex]}`;

interface Place {
  readonly g0: number;
  readonly g1: string;
  readonly category: number;
  readonly round: 'h' | 'f' | 'c';
  readonly heat: number;
}

/** The trial of one heat; `detail` says which one it is within its group. */
export function trialNamed(group: string, detail: string, place: Place, dets: Trial['dets'] = {}): Trial {
  return { uid: makeTrialUid(place), group, name: [group, detail].filter(Boolean).join(' – '), ...place, dets };
}
