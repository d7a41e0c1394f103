import type { ProgrammeTrial } from '../../api/programme.ts';
import type { PickGroup } from '../../api/programme-groups.ts';
import type { Start } from '../../api/start-lists.ts';

/** A list of an event: of one of its trials, or its commitments. */
export interface ListChoice {
  readonly oid: string;
  readonly group: PickGroup;
  readonly trial?: ProgrammeTrial | undefined;
}

/** Lists of an event that somebody may still be added to: its commitments, and heats without results. */
export const listChoicesOf = (group: PickGroup): ListChoice[] => [
  { oid: group.oid, group },
  ...group.trials
    .filter(({ round, results }) => round !== 'c' && results === 0)
    .map((trial) => ({ oid: trial.oid, group, trial })),
];

const MAX_LANES = 10;

/** The first lane that nobody has, of a list in lanes. */
export function findFreeLane(rows: readonly Start[]): string {
  const taken = new Set(rows.map(({ lane }) => lane));
  if (!rows.some(({ lane }) => lane !== undefined && lane > 0)) return '';
  return String(Array.from({ length: MAX_LANES }, (_, at) => at + 1).find((lane) => !taken.has(lane)) ?? '');
}
