import type { Translate } from '../locales/use-text.ts';

interface Start {
  readonly lane?: number | undefined;
  readonly odr?: number | undefined;
}

/** «couloir 5», «ordre 3»; undefined without either. */
export function formatStartPosition(start: Start | undefined, t: Translate): string | undefined {
  if (start?.lane !== undefined) return t('start.lane', { lane: start.lane });
  return start?.odr === undefined ? undefined : t('start.order', { order: start.odr });
}
