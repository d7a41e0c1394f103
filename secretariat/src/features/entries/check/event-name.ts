import { formatRound, type RoundLetter } from 'shared-domain';
import type { CellReader } from './check-row.ts';
import type { Field } from './fields.ts';
import type { Issue } from './issue.ts';
import type { Target } from './programme.ts';

/** Letters of an event's name and of a trial's, as the upload's schema has them. */
const MAX_EVENT_NAME = 200;

/** Entries do not say how many rounds there will be: a second final is a final B. */
const UNKNOWN_ROUNDS = 2;

/** A heat of an event. */
export interface HeatPlace {
  readonly round: RoundLetter;
  readonly heat: number;
}

/** What the first trial is called of an event that is made. */
export const FIRST_PLACE: HeatPlace = { round: 'f', heat: 1 };

/** The name of a trial that the programme lacks. @example formatTrialName('100 m Femmes', { round: 'h', heat: 2 }) // '100 m Femmes – Série 2' */
export const formatTrialName = (event: string, { round, heat }: HeatPlace): string =>
  `${event} – ${formatRound({ round, heat, heats: Math.max(heat, 1), rounds: UNKNOWN_ROUNDS }, 'fr')}`;

/** The columns that a roster's events are named by; any other event is named by its own. */
const NAMED_BY = ['title', 'ages', 'category'] as const satisfies readonly Field[];

/** An event that is made goes by a name that the server takes: a fault of the cell that names it where it is too long. */
export function findLongName(readCell: CellReader, target: Target, place: HeatPlace = FIRST_PLACE): readonly Issue[] {
  if (!target.isNew || formatTrialName(target.name, place).length <= MAX_EVENT_NAME) return [];
  const longest = NAMED_BY.toSorted((a, b) => readCell(b).length - readCell(a).length)[0] ?? 'title';
  const field = target.name.includes(readCell(longest)) && readCell(longest) !== '' ? longest : 'event';
  return [{ field, reason: 'tooLong', value: readCell(field), detail: String(MAX_EVENT_NAME) }];
}
