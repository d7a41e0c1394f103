import {
  compareRounds,
  findFamily,
  findLocalDay,
  foldText,
  formatCategorySex,
  formatDiscipline,
  formatLocalTime,
  formatRound,
  isCombined,
  isRoundLetter,
  type Language,
} from 'shared-domain';
import type { ProgrammeTrial } from '../../../api/programme.ts';

/** A trial as the table shows it, worked out once. */
export interface Line {
  readonly trial: ProgrammeTrial;
  /** Place in the arrangement, whatever is filtered: what an interval chooses by. */
  readonly number: number;
  readonly day: string;
  readonly time: string;
  readonly event: string;
  /** Event that its group is headed by: a combined event heads its disciplines. */
  readonly heading: string;
  readonly round: string;
  /** Who is entered: in its list, or in its event as long as nobody is drawn. */
  readonly entries: number;
  readonly sex: string;
  readonly family: number;
  /** All that may be searched in it, folded. */
  readonly words: string;
}

export const ARRANGEMENTS = ['group', 'time'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** The programme in lines: event by event in the order of their first trial, or by the clock. */
export function makeLines(
  programme: readonly ProgrammeTrial[],
  arrangement: Arrangement,
  { tz, language, kind }: { readonly tz: string; readonly language: Language; readonly kind: string },
): readonly Line[] {
  const byTime = programme.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date) || a.uid.localeCompare(b.uid));
  const groups = Map.groupBy(byTime, ({ gOID }) => gOID);
  const ordered = arrangement === 'time' ? byTime : [...groups.values()].flat();
  const heads = new Map(
    [...groups].map(([gOID, trials]) => [gOID, trials.find(({ g0 }) => isCombined(g0)) ?? trials[0]]),
  );
  return ordered.map((trial, at) => {
    const { date, category, gOID, group, name, uid } = trial;
    const [day, time] = [findLocalDay(date, tz), formatLocalTime(date, tz)];
    const event = formatDiscipline(trial, language);
    const heading = formatDiscipline(heads.get(gOID) ?? trial, language);
    const round = formatRound(trial, language);
    return {
      trial,
      number: at + 1,
      day,
      time,
      event,
      heading,
      round,
      entries: countEntries(trial, groups.get(gOID) ?? []),
      sex: formatCategorySex(category, language) ?? '',
      family: findFamily(trial, kind),
      words: foldText(`${event} ${event.replace(/\s/g, '')} ${group} ${name} ${round} ${time} ${uid}`),
    };
  });
}

/** A first round that is not drawn has the entries of its event before it; a later one has none before its qualifiers. */
function countEntries({ starts, entries = 0, round }: ProgrammeTrial, group: readonly ProgrammeTrial[]): number {
  if (starts > 0) return starts;
  return isRoundLetter(round) && group.some((one) => isRoundLetter(one.round) && compareRounds(one.round, round) < 0)
    ? 0
    : entries;
}

/** One trial in words: «100 m M, Série 2/4». */
export const lineName = ({ event, sex, round }: Line): string => `${[event, sex].filter(Boolean).join(' ')}, ${round}`;
