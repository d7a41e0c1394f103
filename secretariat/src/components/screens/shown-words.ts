import type { screensFr } from '../../locales/screens/fr.ts';
import type { Layout, ListedScreen } from './screen-list.ts';

type StoredKey = keyof typeof screensFr;
/** Name of a text about screens. */
export type ScreensKey = { [K in StoredKey]: K extends `${infer Name}_${'one' | 'other'}` ? Name : K }[StoredKey];

/** What the lines about a screen are written with, on «Écrans» and on the speaker's console. */
export interface ShownWords {
  readonly t: (key: ScreensKey, values?: Readonly<Record<string, string | number>>) => string;
  /** The name of a trial; undefined where it is not known. */
  readonly formatTrial: (oid: string) => string | undefined;
  readonly formatTime: (at: string) => string;
  /** The server's clock, ms. */
  readonly now: number;
}

/** A cue that ends sooner says how long it still has, ms. */
const SHORT_MS = 120_000;

const formatPicture = (layout: Layout, trial: string | undefined, { t, formatTrial }: ShownWords): string =>
  [t(`screens.layout.${layout}`), trial === undefined ? undefined : formatTrial(trial)].filter(Boolean).join(' · ');

function formatEnd(until: string | undefined, { t, formatTime, now }: ShownWords): string | undefined {
  if (until === undefined) return undefined;
  const left = Date.parse(until) - now;
  return left < SHORT_MS
    ? t('screens.left', { seconds: Math.max(0, Math.ceil(left / 1000)) })
    : t('screens.until', { time: formatTime(until) });
}

const MINUTE_MS = 60_000;
/** An age is told in the smaller unit up to two of the larger one. */
const MAX_UNITS = 2;

/** How long ago an instant was: «26 s», «12 min», «3 h». */
export function formatAge(at: string, now: number): string {
  const age = Math.max(0, now - Date.parse(at));
  if (age < MAX_UNITS * MINUTE_MS) return `${Math.floor(age / 1000)}\u00a0s`;
  if (age < MAX_UNITS * 60 * MINUTE_MS) return `${Math.floor(age / MINUTE_MS)}\u00a0min`;
  return `${Math.floor(age / (60 * MINUTE_MS))}\u00a0h`;
}

/** What a screen shows now: what it was told, by whom and until when, else what its address asks for. */
export function formatShown({ cue, words }: Pick<ListedScreen, 'cue' | 'words'>, context: ShownWords): string {
  const { t, formatTime } = context;
  const own = words === undefined ? '' : formatPicture(words.layout, words.trial, context);
  if (cue === undefined || words?.isLocked === true) return own;
  const said = t('screens.said', { text: (cue.text ?? '').replaceAll('\n', ' – ') });
  const by = cue.by === undefined ? undefined : t('screens.by.speaker');
  // A countdown says itself when it ends.
  if (cue.act === 'countdown') {
    const counting = t('screens.counting', { time: formatTime(cue.to ?? cue.since) });
    return [[counting, cue.text && said].filter(Boolean).join(' '), by].filter(Boolean).join(', ');
  }
  const told =
    cue.act === 'message'
      ? said
      : cue.act === 'black'
        ? t('screens.black')
        : cue.act === 'freeze'
          ? t('screens.frozen', { time: formatTime(cue.since) })
          : formatPicture(cue.layout ?? 'mix', cue.trial, context);
  return [told, by, formatEnd(cue.until, context)].filter(Boolean).join(', ');
}
