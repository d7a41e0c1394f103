import { type EventRef, isFieldEvent } from '../discipline/event-ref.ts';
import type { QualifyingRule } from './qualify.ts';
import { WANTED_IN_FINAL } from './qualify-field.ts';

/** The rule of a round as its heats carry it (`dets.qualifying`, Q9); `standard` in mm. */
export interface RoundRule {
  readonly places?: number | undefined;
  readonly times?: number | undefined;
  readonly standard?: number | undefined;
}

/**
 * A round's rule as `qualify` takes it. Field events have no places in a pool: `times`, else `places`, is how many go on in all.
 * @example readRoundRule({ times: 8 }, { g0: 900_003, g1: '0' }) // { wanted: 8 }
 */
export function readRoundRule({ places = 0, times = 0, standard }: RoundRule, { g0 }: EventRef): QualifyingRule {
  if (!isFieldEvent(g0)) return { places, times };
  const wanted = times > 0 ? times : places;
  return { ...(standard !== undefined && standard > 0 && { standard }), ...(wanted > 0 && { wanted }) };
}

const MAX_PROPOSALS = 4;
/** The other usual size of a final of jumps or throws: as many as have six trials. */
const SMALL_FIELD_FINAL = 8;

/**
 * Rules that fill the next round, the usual one first: of races the most by place that leaves two by time, at least two of each
 * heat where they fit (TR 20.8), then those with more by place, with fewer, and by time alone; of field events twelve or eight.
 * @param heats of the round
 * @param room how many the next round takes
 * @example proposeRoundRules({ g0: 100, g1: '0' }, 3, 8)[0] // { places: 2, times: 2 }
 */
export function proposeRoundRules({ g0 }: EventRef, heats: number, room: number): RoundRule[] {
  if (isFieldEvent(g0)) return [{ times: WANTED_IN_FINAL }, { times: SMALL_FIELD_FINAL }];
  if (heats < 1 || room < 1) return [];
  const most = Math.floor(room / heats);
  const usual = Math.max(Math.min(2, most), Math.floor((room - 2) / heats));
  const others = Array.from({ length: most + 1 }, (_, places) => most - places).filter((places) => places !== usual);
  const byTimeAlone = others.filter((places) => places === 0);
  const byPlace = others.filter((places) => places > 0).toSorted((a, b) => Math.abs(a - usual) - Math.abs(b - usual));
  return [usual, ...byPlace.slice(0, MAX_PROPOSALS - 1 - byTimeAlone.length), ...byTimeAlone].map((places) => ({
    places,
    times: room - places * heats,
  }));
}
