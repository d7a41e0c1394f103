import { findLaneClass } from 'shared-domain';
import type { ProgrammeTrial } from '../../api/programme.ts';
import type { ProgrammeGroup } from '../../api/programme-groups.ts';
import type { Start } from '../../api/start-lists.ts';

/** A list of an event: the start list of one of its trials or, without a trial, its entries before the heats. */
export interface ListChoice {
  readonly oid: string;
  readonly group: ProgrammeGroup;
  readonly trial?: ProgrammeTrial | undefined;
}

const isHeat = ({ round }: ProgrammeTrial): boolean => round !== 'c';

/** Lists of an event that athletes may still be added to: its entries, and heats without results, the full ones last. */
export const listEventLists = (group: ProgrammeGroup, laneCount: number): ListChoice[] => [
  { oid: group.oid, group },
  ...group.trials
    .filter((one) => isHeat(one) && one.results === 0)
    .toSorted((a, b) => Number(isFull(a, laneCount)) - Number(isFull(b, laneCount)))
    .map((trial) => ({ oid: trial.oid, group, trial })),
];

/** Whether athletes of an event are on start lists already: a later entry is on none unless somebody puts it there. */
export const isDrawn = ({ trials }: ProgrammeGroup): boolean => trials.some((one) => isHeat(one) && one.starts > 0);

/** Of the drawn heats without results the one with the fewest athletes. */
export const findOpenHeat = ({ trials }: ProgrammeGroup): ProgrammeTrial | undefined =>
  trials.filter((one) => isHeat(one) && one.starts > 0 && one.results === 0).toSorted((a, b) => a.starts - b.starts)[0];

/** Whether a heat that is run in lanes has an athlete in each of the stadium's `laneCount` lanes. */
export const isFull = (heat: ProgrammeTrial, laneCount: number): boolean =>
  findLaneClass(heat) !== undefined && heat.starts >= laneCount;

/** The first free lane of the stadium's `laneCount`; empty where the list has no lanes or all are taken. */
export function findFreeLane(rows: readonly Start[], laneCount: number): string {
  const taken = new Set(rows.map(({ lane }) => lane));
  if (!rows.some(({ lane }) => lane !== undefined && lane > 0)) return '';
  return String(Array.from({ length: laneCount }, (_, index) => index + 1).find((lane) => !taken.has(lane)) ?? '');
}
