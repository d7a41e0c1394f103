import {
  type CategorySet,
  COMBINED_REST,
  type EventRef,
  makeTrialUid,
  parseCategoryCode,
  type Sex,
} from 'shared-domain';
import { type CombinedChoice, findWholeCode, isChoiceFor, listChoiceEvents, splitEvents } from './combined-choice.ts';
import { findEventFor, type PlannedRound } from './planned-round.ts';
import type { Listed, Template } from './templates.ts';
import { findVenue, minutesFor, type Venue } from './venue.ts';

interface LayOut {
  /** ISO days of the competition; a template of more days than there are goes on the last. */
  readonly days: readonly string[];
  /** Minutes after midnight at which each day begins. */
  readonly begins: number;
  /** French codes of the categories chosen. */
  readonly codes: readonly string[];
  readonly sexes: readonly (1 | 2 | 3)[];
}

/** Categories of the codes chosen, women first, as ids: those of the federation's table, else the FFA's, as TC. */
export function categoriesFor(codes: readonly string[], sexes: readonly Sex[], table?: CategorySet): readonly number[] {
  return codes.flatMap((code) =>
    sexes.flatMap((sex) => (parseCategoryCode(code, sex, table) ?? parseCategoryCode(code, sex))?.id ?? []),
  );
}

/** When each place of the stadium is free again, a day at a time. */
function createClocks(begins: number) {
  const free = new Map<Venue | undefined, number>();
  return {
    take(venue: Venue | undefined, minutes: number, notBefore = begins): number {
      const at = Math.max(free.get(venue) ?? begins, notBefore);
      free.set(venue, at + minutes);
      return at;
    },
  };
}

const TO_FIVE = (minutes: number): number => Math.ceil(minutes / 5) * 5;

/** A template as rounds of events with their times: at each place of the stadium one after another. */
export function layOut(
  template: Pick<Template, 'days'>,
  { days, begins, codes, sexes }: LayOut,
): readonly PlannedRound[] {
  const planned: PlannedRound[] = [];
  for (const [at, listed] of template.days.entries()) {
    const day = days[Math.min(at, days.length - 1)] ?? '';
    const late = at >= days.length ? planned.reduce((latest, { time }) => Math.max(latest, time + 60), begins) : begins;
    const clocks = createClocks(late);
    for (const round of listed) planned.push(...roundsOf(round, day, clocks, { codes, sexes }));
  }
  return planned;
}

function roundsOf(
  { g0, g1 = '0', round = 'f', heats = 1, codes: only, sex }: Listed,
  day: string,
  clocks: ReturnType<typeof createClocks>,
  { codes, sexes }: Pick<LayOut, 'codes' | 'sexes'>,
): readonly PlannedRound[] {
  const fitting = only === undefined ? codes : codes.filter((code) => only.includes(code));
  return categoriesFor(fitting, sex === undefined ? sexes : sexes.filter((one) => one === sex)).map((category) => {
    const event = findEventFor(g0, g1, category);
    const apart = minutesFor(event);
    const time = clocks.take(findVenue(event), TO_FIVE(apart * heats));
    return {
      id: makeTrialUid({ ...event, category, round, heat: 1 }),
      ...event,
      category,
      round,
      heats,
      day,
      time,
      apart,
    };
  });
}

/**
 * A combined event with its parts, each half an hour after the one before has ended (TR 39.7). Categories that it is not for are left
 * out.
 */
export function layOutCombined(
  choice: CombinedChoice,
  { days, begins, codes, sexes, parts = [] }: LayOut & { readonly parts?: readonly EventRef[] },
): readonly PlannedRound[] {
  const { g0, g1 } = findWholeCode(choice, parts);
  return categoriesFor(codes, sexes)
    .filter((category) => isChoiceFor(choice, category))
    .flatMap((category) => {
      const whole = makeTrialUid({ g0, g1, category, round: 'f', heat: 1 });
      const byDay = splitEvents(choice, listChoiceEvents(choice, category, parts), days.length);
      const planned = byDay.flatMap((listed, at) => {
        let time = begins;
        return listed.map(({ g0: part, g1: variant = '0' }): PlannedRound => {
          const event = findEventFor(part, variant, category);
          const starts = time;
          time = TO_FIVE(time + minutesFor(event, 8) + COMBINED_REST);
          return {
            id: `${whole} ${part}-${variant}`,
            ...event,
            category,
            round: 'c',
            heats: 1,
            day: days[at] ?? '',
            time: starts,
            apart: minutesFor(event),
            combined: whole,
          };
        });
      });
      const own = {
        id: whole,
        g0,
        g1,
        category,
        round: 'f' as const,
        heats: 1,
        day: days[0] ?? '',
        time: begins,
        apart: 0,
      };
      return [own, ...planned];
    });
}
