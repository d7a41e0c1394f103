import { formatHeight, formatWind } from 'shared-domain';
import type { ListPicture } from 'shared-domain/board';
import { formatHour } from './BoardFrame.tsx';
import { useBoard, useBoardText } from './use-board.ts';

/** The words beside the title of a list: quiet ones, then what counts. */
export function useListNote({ kind, state, startAt, wind, attemptCount, bar }: ListPicture) {
  const { seen } = useBoard();
  const { t, language } = useBoardText();
  const hour = (ms: number) => formatHour(ms, seen()?.challenge.tz, language);
  if (state === 'awaited') return { quiet: t('board.awaited'), strong: undefined };
  if (kind === 'lanes')
    return startAt === undefined
      ? { quiet: undefined, strong: undefined }
      : { quiet: t('board.start'), strong: hour(startAt) };
  if (wind !== undefined) return { quiet: t('board.wind'), strong: formatWind(wind) };
  if (bar !== undefined) return { quiet: t('board.bar'), strong: formatHeight(bar) };
  return {
    quiet: attemptCount === undefined ? undefined : t('board.afterAttempts', { count: attemptCount }),
    strong: undefined,
  };
}
