import {
  type EventFit,
  findEventFit,
  findFederation,
  findFederationTable,
  isRelayEvent,
  type Sex,
} from 'shared-domain';
import type { Challenge, UploadStart } from 'shared-domain/contract';
import { type ProgrammeGroup, readGroupEvent } from '../../api/programme-groups.ts';
import type { ListChoice } from './list-choices.ts';

/** An event of the programme that somebody may be entered in. */
interface EventChoice {
  readonly group: ProgrammeGroup;
  /** For several athletes, the worst of their fits. */
  readonly fit: Exclude<EventFit, 'sex'>;
}

export type Entrant = Pick<UploadStart, 'category' | 'sex' | 'relay'>;

/** The event of a team, where the programme has a single relay. */
export function findOnlyRelay(
  groups: readonly ProgrammeGroup[],
  challenge: Pick<Challenge, 'date' | 'rtype'>,
): ListChoice | undefined {
  const [choice, ...others] = listEventChoices(groups, [{ relay: { n: '' } }], challenge);
  return choice !== undefined && others.length === 0 ? { oid: choice.group.oid, group: choice.group } : undefined;
}

const SEXES: Readonly<Record<string, Sex>> = { M: 1, F: 2 };

const WORST_FIRST: readonly EventFit[] = ['sex', 'age', 'unknown', 'fits'];
const BEST_FIRST: readonly EventFit[] = ['fits', 'unknown', 'age'];

/**
 * Events of a programme that athletes may be entered in, those of their category first. Events of the other sex are left out, and
 * teams are offered relays only.
 */
export function listEventChoices(
  groups: readonly ProgrammeGroup[],
  entrants: readonly Entrant[],
  { date, rtype }: Pick<Challenge, 'date' | 'rtype'>,
): EventChoice[] {
  const options = { on: date, table: findFederationTable(findFederation(rtype)) };
  const isTeam = entrants.some(({ relay }) => relay !== undefined);
  const choices = groups.flatMap((group): EventChoice[] => {
    const [first] = group.trials.filter(({ round }) => round !== 'c');
    const event = readGroupEvent(group);
    if (first === undefined || event === undefined || isRelayEvent(first) !== isTeam) return [];
    const fits = entrants.map(({ category, sex }) => findEventFit(event, { category, sex: SEXES[sex ?? ''] }, options));
    const fit = WORST_FIRST.find((one) => fits.includes(one)) ?? 'unknown';
    return fit === 'sex' ? [] : [{ group, fit }];
  });
  return choices.toSorted((a, b) => BEST_FIRST.indexOf(a.fit) - BEST_FIRST.indexOf(b.fit));
}
