import { formatRound, type RoundLetter } from 'shared-domain';
import type { Field } from './fields.ts';
import type { Issue } from './issue.ts';
import type { CellReader } from './issue-collector.ts';
import type { Target } from './programme.ts';

/** Characters of an event's or trial's name, as in the schema of the upload. */
const MAX_EVENT_NAME = 200;

/** Entries do not say how many rounds there will be; with two, a second final is named final B. */
const ASSUMED_ROUNDS = 2;

/** Which heat of an event: its round and number. */
export interface HeatRef {
  readonly round: RoundLetter;
  readonly heat: number;
}

/** The first trial of a new event. */
export const FIRST_HEAT: HeatRef = { round: 'f', heat: 1 };

/** The name of a trial that the programme lacks. @example formatNewTrialName('100 m Femmes', { round: 'h', heat: 2 }) // '100 m Femmes – Série 2' */
export const formatNewTrialName = (event: string, { round, heat }: HeatRef): string =>
  `${event} – ${formatRound({ round, heat, heats: Math.max(heat, 1), rounds: ASSUMED_ROUNDS }, 'fr')}`;

/** The fields that name events in a roster; elsewhere the field `event` does. */
const NAME_FIELDS = ['title', 'ages', 'category'] as const satisfies readonly Field[];

/** An issue when the name of a new event would be too long for the server, at the field that names it. */
export function findLongNameIssues(readCell: CellReader, target: Target, heat: HeatRef = FIRST_HEAT): readonly Issue[] {
  if (!target.isNew || formatNewTrialName(target.name, heat).length <= MAX_EVENT_NAME) return [];
  const longestField = NAME_FIELDS.toSorted((a, b) => readCell(b).length - readCell(a).length)[0] ?? 'title';
  const field = target.name.includes(readCell(longestField)) && readCell(longestField) !== '' ? longestField : 'event';
  return [{ field, reason: 'tooLong', value: readCell(field), detail: String(MAX_EVENT_NAME) }];
}
