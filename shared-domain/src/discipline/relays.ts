import { type EventRef, isOutsideStadium } from './event-ref.ts';

/** A relay: the number of `legs`, and the metres of each `leg`. */
export interface Relay {
  readonly legs: number;
  readonly leg: number;
}

/** Metres of each leg by the number of legs. The event number is the legs followed by the metres: 4 × 100 m is 4100. */
const EQUAL_LEGS: Readonly<Record<number, readonly number[]>> = {
  3: [800, 1000],
  4: [50, 60, 80, 100, 200, 300, 400, 800, 1000, 1200, 1500],
  5: [80],
  8: [50, 100, 200],
  10: [100, 200],
  12: [200],
};

/** Event number of a relay of equal legs, the metres after the legs. @example makeRelayNumber(4, 100) // 4100 */
export function makeRelayNumber(legs: number, leg: number): number {
  return Number(`${legs}${leg}`);
}

const RELAYS: ReadonlyMap<number, Relay> = new Map(
  Object.entries(EQUAL_LEGS).flatMap(([legs, metres]) =>
    metres.map((leg): [number, Relay] => [makeRelayNumber(Number(legs), leg), { legs: Number(legs), leg }]),
  ),
);

/** Event number of the marathon relay of six legs. */
export const EKIDEN = 67_032;

/** Relays of unequal legs: the event number is the legs followed by the mean leg (4 and 250 m: 4250), or the whole distance (4000). */
const MEDLEYS: ReadonlyMap<number, readonly number[]> = new Map([
  [4250, [100, 200, 300, 400]],
  [4000, [1200, 400, 800, 1600]],
  [EKIDEN, [5000, 10_000, 5000, 10_000, 5000, 7195]],
]);

/**
 * A relay of equal legs; undefined for a medley and for another event.
 * @example findRelay(4400) // { legs: 4, leg: 400 }
 */
export function findRelay(g0: number): Relay | undefined {
  return RELAYS.get(g0);
}

/**
 * Metres of each leg of a medley relay; undefined for any other number.
 * @example findMedley(4250) // [100, 200, 300, 400]
 */
export function findMedley(g0: number): readonly number[] | undefined {
  return MEDLEYS.get(g0);
}

const DEFAULT_LEGS = 4;

/** Metres of every leg, in order; undefined for another event. @example findLegs(4100) // [100, 100, 100, 100] */
export function findLegs(g0: number): readonly number[] | undefined {
  const relay = RELAYS.get(g0);
  return relay ? new Array<number>(relay.legs).fill(relay.leg) : MEDLEYS.get(g0);
}

/** Number of legs of a relay, four for an unknown number. @example countLegs(4100) // 4 */
export function countLegs(g0: number): number {
  return findLegs(g0)?.length ?? DEFAULT_LEGS;
}

/** Whether an event number is a relay’s, also a medley's or the ekiden's. @example isRelayNumber(4100) // true */
export function isRelayNumber(g0: number): boolean {
  return RELAYS.has(g0) || MEDLEYS.has(g0);
}

/**
 * Whether an event is a relay: it has a relay's number, no hurdles, steeple, walk or wheelchair in its variant, and, unless it is the
 * ekiden, is in a stadium. Otherwise the number is a distance: 31000 with `T` is a trail of 31 km, 4000 with `W` a walk (Q3).
 * @example isRelayEvent({ g0: 31000, g1: 'T' }) // false
 */
export function isRelayEvent(event: EventRef): boolean {
  if (!isRelayNumber(event.g0) || /^[HSWF]/.test(event.g1)) return false;
  return event.g0 === EKIDEN || !isOutsideStadium(event);
}

/** Metres of a race, of the whole team in a relay. @example findDistance({ g0: 4400, g1: '0' }) // 1600 */
export function findDistance(event: EventRef): number {
  return isRelayEvent(event) ? findRaceDistance(event.g0) : event.g0;
}

/** Metres of an event number, of the whole team for a relay's; any other number is a distance itself. @example findRaceDistance(41500) // 6000 */
export function findRaceDistance(g0: number): number {
  const relay = RELAYS.get(g0);
  if (relay) return relay.legs * relay.leg;
  return MEDLEYS.get(g0)?.reduce((sum, leg) => sum + leg, 0) ?? g0;
}
