import type { LiveState } from 'shared-domain/contract';
import type { Translate } from '../use-console.ts';

type Pause = Pick<NonNullable<LiveState['pause']>, 'reason' | 'text'>;

/** Why a contest pauses, in the reader's language, and what its judge added; undefined where nothing was said. */
export function sayPause({ reason, text }: Pause, t: Translate): string | undefined {
  const words = [reason === undefined ? undefined : t(`pause.${reason}`), text].filter(Boolean).join(' – ');
  return words === '' ? undefined : words;
}
