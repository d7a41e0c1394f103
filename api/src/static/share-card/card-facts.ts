import {
  findCategory,
  formatCategorySex,
  formatEventName,
  formatListRank,
  formatMark,
  formatShownRound,
  isMark,
  isUnder16Category,
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

export const SITE_CARD: CardFacts = {
  title: 'Résultats d’athlétisme en direct',
  subtitle: 'Engagés, listes de départ, résultats',
  rows: [],
};

/** Rows of a list on a picture. */
export const MAX_CARD_ROWS = 3;
const DAY_FORMAT = makeDateFormat('fr', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function formatDateAndPlace(challenge: Challenge): string {
  const days = listChallengeDays(challenge);
  const [first = challenge.date] = days;
  const last = days.at(-1) ?? first;
  const formatDay = (day: string) => DAY_FORMAT.format(Date.parse(day));
  return [first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`, challenge.place]
    .filter(Boolean)
    .join(' · ');
}

export const buildChallengeCard = (challenge: Challenge): CardFacts => ({
  title: challenge.name,
  subtitle: formatDateAndPlace(challenge),
  rows: [],
});

/** The event as pages name it: a cross keeps its race's name, a race on the road is in kilometres. */
const nameEvent = ({ group, ...trial }: Trial, { kind }: Challenge): string =>
  formatEventName(group, { ...readEvent(trial, kind), category: trial.category }, 'fr');

const nameRound = (trial: Trial, { kind }: Challenge): string =>
  trial.round === 'c' ? trial.group : formatShownRound(trial, 'fr', kind);

/** The leaders of a list, for its picture. A list of U16 or younger names no athlete (Q30). */
export function buildListCard(challenge: Challenge, trial: Trial, rows: readonly ResultRow[]): CardFacts {
  const category = findCategory(trial.category)?.name.fr;
  const sex = formatCategorySex(trial.category, 'fr');
  const event = readEvent(trial, challenge.kind);
  const leaders = rows.slice(0, MAX_CARD_ROWS);
  const isYoung = isUnder16Category(trial.category) || leaders.some(({ category }) => isUnder16Category(category));
  const ranked = isYoung ? [] : rows.filter(({ rank, prf }) => rank !== undefined && isMark(prf));
  return {
    challenge: challenge.name,
    dateAndPlace: formatDateAndPlace(challenge),
    title: nameEvent(trial, challenge),
    subtitle: [nameRound(trial, challenge), [category, sex].filter(Boolean).join(' ')].filter(Boolean).join(' · '),
    rows: ranked.slice(0, MAX_CARD_ROWS).map((row) => ({
      rank: formatListRank(row.rank, trial.results),
      name: formatName(row),
      affiliation: row.relay === undefined ? (row.club ?? row.country ?? '') : '',
      mark: formatMark(row.prf, event),
    })),
  };
}

/** An athlete of 16 or more with the newest results; one under 16 is named on no picture (Q30): it is the competition's. */
export function buildAthleteCard(challenge: Challenge, athlete: AthleteAnswer): CardFacts {
  const { last, first, club, country, category, trials } = athlete;
  if (isUnder16Category(category)) return buildChallengeCard(challenge);
  const results = trials.filter(({ result }) => result !== undefined && isMark(result.prf));
  return {
    challenge: challenge.name,
    dateAndPlace: formatDateAndPlace(challenge),
    title: `${first} ${last}`.trim(),
    subtitle: [club ?? country, findCategory(category)?.name.fr].filter(Boolean).join(' · '),
    rows: results
      .toReversed()
      .slice(0, MAX_CARD_ROWS)
      .flatMap(({ trial, result }) =>
        result === undefined
          ? []
          : {
              rank: formatListRank(result.rank, trial.results),
              name: nameEvent(trial, challenge),
              affiliation: nameRound(trial, challenge),
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
