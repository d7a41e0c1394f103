import { type EventRef, isFieldEvent } from '../discipline/event-ref.ts';
import type { QualifyingRule } from './qualify.ts';
import { FIELD_FINAL_SIZE } from './qualify-field.ts';

/** The rule of a round as stored with its heats (`dets.qualifying`, Q9); `standard` in mm. */
export interface RoundRule {
  readonly places?: number | undefined;
  readonly times?: number | undefined;
  readonly standard?: number | undefined;
}

/**
 * A round's rule as `qualify` takes it. In field events `times`, or else `places`, is how many qualify over all pools.
 * @example readRoundRule({ times: 8 }, { g0: 900_003, g1: '0' }) // { wanted: 8 }
 */
export function readRoundRule({ places = 0, times = 0, standard }: RoundRule, { g0 }: EventRef): QualifyingRule {
  if (!isFieldEvent(g0)) return { places, times };
  const wanted = times > 0 ? times : places;
  return { ...(standard !== undefined && standard > 0 && { standard }), ...(wanted > 0 && { wanted }) };
}

const MAX_PROPOSALS = 4;
/** The other usual size of a final of jumps or throws: the athletes who have six attempts. */
const SMALL_FIELD_FINAL = 8;

/**
 * Proposed rules that fill the next round, the usual one first. Races: as many by place as leave two by time, at least two of each
 * heat where they fit (TR 20.8); then rules with other numbers by place, and by time alone. Field events: twelve or eight.
 * @param heats of the round
 * @param room how many athletes the next round takes
 * @example proposeRoundRules({ g0: 100, g1: '0' }, 3, 8)[0] // { places: 2, times: 2 }
 */
export function proposeRoundRules({ g0 }: EventRef, heats: number, room: number): RoundRule[] {
  if (isFieldEvent(g0)) return [{ times: FIELD_FINAL_SIZE }, { times: SMALL_FIELD_FINAL }];
  if (heats < 1 || room < 1) return [];
  const maxPlaces = Math.floor(room / heats);
  const usualPlaces = Math.max(Math.min(2, maxPlaces), Math.floor((room - 2) / heats));
  const others = Array.from({ length: maxPlaces + 1 }, (_, places) => maxPlaces - places).filter(
    (places) => places !== usualPlaces,
  );
  const byTimeAlone = others.filter((places) => places === 0);
  const byPlace = others
    .filter((places) => places > 0)
    .toSorted((a, b) => Math.abs(a - usualPlaces) - Math.abs(b - usualPlaces));
  return [usualPlaces, ...byPlace.slice(0, MAX_PROPOSALS - 1 - byTimeAlone.length), ...byTimeAlone].map((places) => ({
    places,
    times: room - places * heats,
  }));
}
