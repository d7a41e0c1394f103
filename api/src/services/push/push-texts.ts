import type { FollowNews, Language } from 'shared-domain';

/** The fixed words of push messages in a language. */
interface PushTexts {
  /** In place of a name that is not shown on a locked screen. */
  readonly somebody: string;
  readonly colon: string;
  readonly news: Readonly<Record<Exclude<FollowNews, 'starting'>, string>>;
  startsIn(minutes: number): string;
  startAt(time: string): string;
  lane(lane: number): string;
  readonly firstPlace: string;
  place(text: string): string;
  readonly provisional: string;
  calls(count: number): string;
  results(count: number): string;
  more(count: number): string;
}

export const PUSH_TEXTS: Readonly<Record<Language, PushTexts>> = {
  fr: {
    somebody: 'Un de vos suivis',
    colon: '\u00a0: ',
    news: { called: 'appel', result: 'résultat', qualified: 'qualification', corrected: 'résultat corrigé' },
    startsIn: (minutes) => `départ dans environ ${minutes} min`,
    startAt: (time) => `départ à ${time}`,
    lane: (lane) => `couloir ${lane}`,
    firstPlace: '1re place',
    place: (text) => `${text} place`,
    provisional: 'provisoire',
    calls: (count) => `${count} départs de vos suivis`,
    results: (count) => `${count} résultats de vos suivis`,
    more: (count) => (count === 1 ? 'et un autre' : `et ${count} autres`),
  },
  en: {
    somebody: 'Someone you follow',
    colon: ': ',
    news: { called: 'called', result: 'result', qualified: 'qualified', corrected: 'result corrected' },
    startsIn: (minutes) => `starts in about ${minutes} min`,
    startAt: (time) => `start at ${time}`,
    lane: (lane) => `lane ${lane}`,
    firstPlace: '1st',
    place: (text) => text,
    provisional: 'provisional',
    calls: (count) => `${count} starts by athletes you follow`,
    results: (count) => `${count} results by athletes you follow`,
    more: (count) => (count === 1 ? 'and one more' : `and ${count} more`),
  },
};
