import {
  compareRounds,
  compareStartTimes,
  findFamily,
  findLocalDay,
  findStartTime,
  foldEventText,
  formatCategorySex,
  formatDiscipline,
  formatLocalTime,
  formatRound,
  isCombined,
  isRoundLetter,
  type Language,
} from 'shared-domain';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { countParts } from '../../../components/official/combined-parts.ts';
import { formatTrialName } from '../../../components/trial/trial-name.ts';

/** A row of the table: a trial with its formatted texts. */
export interface Line {
  readonly trial: ProgrammeTrial;
  /** Number of the row, from 1, independent of filters; rows can be chosen by ranges of it. */
  readonly number: number;
  readonly day: string;
  readonly time: string;
  readonly event: string;
  /** Discipline of the group: for parts, the combined event. */
  readonly heading: string;
  readonly round: string;
  /** Number of starts, or of commitments of the event until its first round is drawn. */
  readonly entries: number;
  /** Share of its rows that have a result, from 0 to 1; of a combined event, of its disciplines that are over. */
  readonly share: number;
  readonly sex: string;
  readonly family: number;
  /** The text that is searched, folded. */
  readonly words: string;
}

export const ARRANGEMENTS = ['group', 'time'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** The rows of the programme: grouped by event, in the order of their first trial, or by time. */
export function makeLines(
  programme: readonly ProgrammeTrial[],
  arrangement: Arrangement,
  { tz, language, kind }: { readonly tz: string; readonly language: Language; readonly kind: string },
): readonly Line[] {
  const byTime = programme.toSorted((a, b) => compareStartTimes(a, b) || a.uid.localeCompare(b.uid));
  const groups = Map.groupBy(byTime, ({ gOID }) => gOID);
  const ordered = arrangement === 'time' ? byTime : [...groups.values()].flatMap(putWholeFirst);
  const headTrials = new Map(
    [...groups].map(([gOID, trials]) => [gOID, trials.find(({ g0 }) => isCombined(g0)) ?? trials[0]]),
  );
  return ordered.map((trial, index) => {
    const { category, gOID, group, name } = trial;
    const start = findStartTime(trial);
    const [day, time] = [findLocalDay(start, tz), formatLocalTime(start, tz)];
    const event = formatDiscipline(trial, language);
    const heading = formatDiscipline(headTrials.get(gOID) ?? trial, language);
    const round = formatRound(trial, language);
    const sex = formatCategorySex(category, language) ?? '';
    const fullName = formatTrialName(trial, language);
    return {
      trial,
      number: index + 1,
      day,
      time,
      event,
      heading,
      round,
      entries: countEntries(trial, groups.get(gOID) ?? []),
      share: findShare(trial, programme),
      sex,
      family: findFamily(trial, kind),
      words: foldEventText(`${event} ${sex} ${fullName} ${group} ${name} ${round} ${time}`),
    };
  });
}

/** A combined event stands before its parts, whatever the hour planned for it. */
const putWholeFirst = (trials: readonly ProgrammeTrial[]): readonly ProgrammeTrial[] =>
  trials.toSorted((a, b) => Number(isCombined(b.g0)) - Number(isCombined(a.g0)));

function findShare(trial: ProgrammeTrial, programme: readonly ProgrammeTrial[]): number {
  const { g0, starts, results } = trial;
  if (isCombined(g0)) {
    const { done, all } = countParts(trial, programme);
    if (all > 0) return done / all;
  }
  return starts === 0 ? (results > 0 ? 1 : 0) : Math.min(results / starts, 1);
}

/** A first round without a start list counts the commitments of its event; a later one none. */
function countEntries({ starts, entries = 0, round }: ProgrammeTrial, group: readonly ProgrammeTrial[]): number {
  if (starts > 0) return starts;
  return isRoundLetter(round) && group.some((one) => isRoundLetter(one.round) && compareRounds(one.round, round) < 0)
    ? 0
    : entries;
}

/** The name of a trial for labels: «100 m M, Série 2/4». */
export const formatLineName = ({ event, sex, round }: Line): string =>
  `${[event, sex].filter(Boolean).join(' ')}, ${round}`;
