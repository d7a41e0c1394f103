import type { EventKey } from './events.data.ts';
import type { Sex } from './people.ts';

/** One line of the programme; `at` is `HH:MM` of the regular timetable, which opens at 10:00. */
export interface TimetableLine {
  readonly day: 1 | 2;
  readonly at: string;
  readonly event: EventKey;
  readonly sex: Sex | 'X';
  /** `h` heats, `f` final, `c` part of the combined event. */
  readonly round: 'h' | 'f' | 'c';
  readonly heats: number;
}

const SESSION: Readonly<Record<1 | 2, string>> = {
  1: `
10:00 100 M c2      10:15 hurdles F c2  10:30 100 F h3      10:50 long M c1     10:55 100 M h3
11:10 hammer F f1   11:15 high F c1     11:20 400 F h2      11:35 400 M h2      12:00 walk F f1
12:10 shot M c1     12:25 walk M f1     12:40 hammer M f1   13:30 shot F c1     14:00 hurdles M h2
14:05 high M c1     14:15 hurdles F h2  14:30 long F f1     14:35 800 F h2      14:40 discus M f1
14:50 800 M h2      15:10 200 F c2      15:20 pole M f1     15:30 100 F f1      15:40 100 M f1
15:50 triple M f1   16:00 hurdles F f1  16:05 shot F f1     16:10 hurdles M f1  16:25 400 F f1
16:35 400 M f1      16:45 400 M c2      17:05 1500 F f1     17:20 steeple M f1  17:25 high F f1
17:45 4x100 F f1    17:55 4x100 M f1`,
  2: `
10:00 hurdles M c2  10:20 long F c1     10:30 discus M c1   11:00 200 F h2      11:15 200 M h2
11:30 javelin F c1  11:40 400H F h2     11:55 400H M h2     12:10 pole M c1     13:00 discus F f1
14:00 high M f1     14:05 javelin F f1  14:10 triple F f1   14:30 javelin M c1  14:45 800 F f1
14:55 800 M f1      15:10 200 F f1      15:20 200 M f1      15:25 long M f1     15:30 shot M f1
15:40 400H F f1     15:50 400H M f1     16:00 pole F f1     16:10 steeple F f1  16:25 800 F c1
16:35 javelin M f1  16:40 1500 M f1     16:55 1500 M c1     17:20 4x400 F f1    17:32 4x400 M f1
17:45 4x400 X f1`,
};

function parseLine(day: 1 | 2, text: string): TimetableLine {
  const [at, event, sex, round] = text.split(' ') as [string, EventKey, Sex | 'X', string];
  return { day, at, event, sex, round: round[0] as 'h' | 'f' | 'c', heats: Number(round.slice(1)) };
}

/** The whole programme in order, without the road race. Lines end with the round's letter and its number of heats. */
export const TIMETABLE: readonly TimetableLine[] = ([1, 2] as const).flatMap((day) =>
  (SESSION[day].match(/\d\d:\d\d \S+ \S \S+/g) ?? []).map((text) => parseLine(day, text)),
);

/** Hour at which the regular timetable opens, and minutes from there to its end. */
export const OPENING = '10:00';
export const SESSION_MINUTES = 8 * 60 + 10;
/** The 10 km starts the second day. */
export const ROAD_START = { day: 2, at: '10:10' } as const;
