import {
  findCategory,
  formatCategorySex,
  formatEventName,
  formatListRank,
  formatMark,
  formatShownRound,
  formatTrialGroup,
  isMark,
  isUnder16Category,
  type Language,
  listChallengeDays,
  makeDateFormat,
  readEvent,
} from 'shared-domain';
import type { AthleteAnswer, Challenge, ResultRow, Trial } from 'shared-domain/contract';

export interface CardRow {
  readonly rank: string;
  readonly name: string;
  /** Club or country. */
  readonly affiliation: string;
  readonly mark: string;
}

/** The texts on the picture of a shared page. */
export interface CardFacts {
  /** The competition; absent on the picture of the site. */
  readonly challenge?: string;
  readonly dateAndPlace?: string;
  /** The event; without one the competition is the title. */
  readonly title: string;
  /** «Finale · Seniors F». */
  readonly subtitle: string;
  /** The first three, best first. */
  readonly rows: readonly CardRow[];
}

export const SITE_CARDS: Readonly<Record<Language, CardFacts>> = {
  fr: { title: 'Résultats d’athlétisme en direct', subtitle: 'Engagés, listes de départ, résultats', rows: [] },
  en: { title: 'Live athletics results', subtitle: 'Entries, start lists, results', rows: [] },
};

/** Rows of a list on a picture. */
export const MAX_CARD_ROWS = 3;
const DAY_OPTIONS = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

function formatDateAndPlace(challenge: Challenge, language: Language): string {
  const days = listChallengeDays(challenge);
  const [first = challenge.date] = days;
  const last = days.at(-1) ?? first;
  const format = makeDateFormat(language, DAY_OPTIONS);
  const formatDay = (day: string) => format.format(Date.parse(day));
  return [first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`, challenge.place]
    .filter(Boolean)
    .join(' · ');
}

export const buildChallengeCard = (challenge: Challenge, language: Language): CardFacts => ({
  title: challenge.name,
  subtitle: formatDateAndPlace(challenge, language),
  rows: [],
});

/** The event as pages name it: a cross keeps its race's name, a race on the road is in kilometres. */
const nameEvent = ({ group, ...trial }: Trial, { kind }: Challenge, language: Language): string =>
  formatEventName(group, { ...readEvent(trial, kind), category: trial.category }, language);

const nameRound = (trial: Trial, { kind }: Challenge, language: Language): string =>
  trial.round === 'c' ? formatTrialGroup(trial, language) : formatShownRound(trial, language, kind);

/** The leaders of a list, for its picture. A list of U16 or younger names no athlete (Q30). */
export function buildListCard(
  challenge: Challenge,
  trial: Trial,
  rows: readonly ResultRow[],
  language: Language,
): CardFacts {
  const category = findCategory(trial.category)?.name[language];
  const sex = formatCategorySex(trial.category, language);
  const event = readEvent(trial, challenge.kind);
  const leaders = rows.slice(0, MAX_CARD_ROWS);
  const isYoung = isUnder16Category(trial.category) || leaders.some(({ category }) => isUnder16Category(category));
  const ranked = isYoung ? [] : rows.filter(({ rank, prf }) => rank !== undefined && isMark(prf));
  return {
    challenge: challenge.name,
    dateAndPlace: formatDateAndPlace(challenge, language),
    title: nameEvent(trial, challenge, language),
    subtitle: [nameRound(trial, challenge, language), [category, sex].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(' · '),
    rows: ranked.slice(0, MAX_CARD_ROWS).map((row) => ({
      rank: formatListRank(row.rank, trial.results),
      name: formatName(row),
      affiliation: row.relay === undefined ? (row.club ?? row.country ?? '') : '',
      mark: formatMark(row.prf, event),
    })),
  };
}

/** An athlete of 16 or more with the newest results; one under 16 is named on no picture (Q30): it is the competition's. */
export function buildAthleteCard(challenge: Challenge, athlete: AthleteAnswer, language: Language): CardFacts {
  const { last, first, club, country, category, trials } = athlete;
  if (isUnder16Category(category)) return buildChallengeCard(challenge, language);
  const results = trials.filter(({ result }) => result !== undefined && isMark(result.prf));
  return {
    challenge: challenge.name,
    dateAndPlace: formatDateAndPlace(challenge, language),
    title: `${first} ${last}`.trim(),
    subtitle: [club ?? country, findCategory(category)?.name[language]].filter(Boolean).join(' · '),
    rows: results
      .toReversed()
      .slice(0, MAX_CARD_ROWS)
      .flatMap(({ trial, result }) =>
        result === undefined
          ? []
          : {
              rank: formatListRank(result.rank, trial.results),
              name: nameEvent(trial, challenge, language),
              affiliation: nameRound(trial, challenge, language),
              mark: formatMark(result.prf, readEvent(trial, challenge.kind)),
            },
      ),
  };
}

const formatName = ({ last, first, club, country }: ResultRow): string =>
  [last, first].filter(Boolean).join(' ') || (club ?? country ?? '');

/** The heat of an event to show: the last one with results, else its last one. */
export function findNewestHeat(trials: readonly Trial[], gOID: string): Trial | undefined {
  const heats = trials
    .filter((trial) => trial.gOID === gOID && trial.round !== 'c')
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date) || b.heat - a.heat);
  return heats.findLast(({ results }) => results > 0) ?? heats.at(-1);
}
