import type { ProgrammeTrial } from '../../api/programme.ts';
import type { Translate } from '../../locales/use-text.ts';

/** Who holds a trial: the user, a colleague, or a device by its kind of code. */
export function formatHolder({ own, email, by }: NonNullable<ProgrammeTrial['hold']>, t: Translate): string {
  if (own) return t('trials.lock.own');
  return email ?? (by === undefined ? t('trials.lock.other') : t(`trials.lock.${by}`));
}
