import { isBar } from '../../api/marks/bar-draft.ts';
import type { Draft } from '../../api/marks/draft.ts';
import type { Translate } from '../../locales/use-text.ts';

/** How many marks and bars wait to be sent. @example '2 performances non envoyées · 1 barre non envoyée' */
export function formatUnsent(drafts: readonly Draft[], t: Translate): string {
  const bars = drafts.filter(isBar).length;
  const marks = drafts.length - bars;
  const barsText = bars === 0 ? [] : [t('marks.unsentBars', { count: bars })];
  return [...(marks > 0 || bars === 0 ? [t('marks.unsent', { count: marks })] : []), ...barsText].join(' · ');
}
