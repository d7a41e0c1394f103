import { BOARD_LAYOUTS } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../api/programme.ts';
import { formatTrialName } from '../../components/trial/trial-name.ts';
import type { Translate } from '../../locales/use-text.ts';
import type { ListedScreen } from './screens-endpoints.ts';

export type Layout = (typeof BOARD_LAYOUTS)[number];

/** Pictures that a screen may be told to show; words and strips over a camera have their own ways. */
export const SHOWN_LAYOUTS: readonly Layout[] = BOARD_LAYOUTS.filter(
  (one) => one !== 'message' && one !== 'incrustation',
);

/** Layouts that show the whole stadium. */
export const isOfStadium = (layout: Layout): boolean => ['mix', 'multi', 'message', 'sponsor'].includes(layout);

/** A screen says every quarter of a minute that it is there; after this long, ms, something is wrong. */
const SILENT_AFTER_MS = 30_000;

export const isSilent = ({ seen, closed }: Pick<ListedScreen, 'seen' | 'closed'>, now: number): boolean =>
  closed === undefined && now - Date.parse(seen) > SILENT_AFTER_MS;

/** The number that a screen shows of itself: the last characters of its name. */
export const findScreenNumber = ({ screen }: Pick<ListedScreen, 'screen'>): string => screen.slice(-4).toUpperCase();

interface Words {
  readonly t: Translate;
  readonly language: 'fr' | 'en';
  readonly trials: readonly ProgrammeTrial[];
  readonly formatTime: (at: string) => string;
}

const formatPicture = (layout: Layout, trial: string | undefined, { t, language, trials }: Words): string => {
  const shown = trials.find(({ oid }) => oid === trial);
  return [t(`screens.layout.${layout}`), shown && formatTrialName(shown, language)].filter(Boolean).join(' · ');
};

/** What a screen shows now: what it was told, until when, else what its address asks for. */
export function formatShown({ cue, words }: Pick<ListedScreen, 'cue' | 'words'>, context: Words): string {
  const { t, formatTime } = context;
  const own = words === undefined ? '' : formatPicture(words.layout, words.trial, context);
  if (cue === undefined || words?.isLocked === true) return own;
  const said = t('screens.said', { text: (cue.text ?? '').replaceAll('\n', ' – ') });
  // A countdown says itself when it ends.
  if (cue.act === 'countdown')
    return [t('screens.counting', { time: formatTime(cue.to ?? cue.since) }), cue.text && said]
      .filter(Boolean)
      .join(' ');
  const told =
    cue.act === 'message'
      ? said
      : cue.act === 'black'
        ? t('screens.black')
        : cue.act === 'freeze'
          ? t('screens.frozen', { time: formatTime(cue.since) })
          : formatPicture(cue.layout ?? 'mix', cue.trial, context);
  return cue.until === undefined ? told : `${told}, ${t('screens.until', { time: formatTime(cue.until) })}`;
}

/** Open screens by what they show and their number, closed ones below: none moves when it is heard. */
export const sortScreens = (screens: readonly ListedScreen[]): readonly ListedScreen[] =>
  screens.toSorted(
    (a, b) =>
      Number(a.closed !== undefined) - Number(b.closed !== undefined) ||
      (a.words?.place ?? '').localeCompare(b.words?.place ?? '', 'fr', { numeric: true }) ||
      a.screen.localeCompare(b.screen),
  );
