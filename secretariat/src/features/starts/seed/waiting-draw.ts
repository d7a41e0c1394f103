import { isCombined } from 'shared-domain';
import type { SeedAnswer } from 'shared-domain/contract';
import type { Translate } from '../../../locales/use-text.ts';
import type { ProgrammeGroup } from '../selected-lists.ts';
import type { SeedDraft } from './seed-draft.ts';

/** The proposed draw of an event without a start list. */
export interface WaitingDraw {
  readonly group: ProgrammeGroup;
  readonly draft: SeedDraft;
  readonly seed: string;
  /** Undefined when the draw is refused. */
  readonly preview: SeedAnswer | undefined;
  readonly error: unknown;
}

/** Events whose first round has no start list; the parts of a combined event are drawn with it. */
export const listWaitingGroups = (groups: readonly ProgrammeGroup[]): readonly ProgrammeGroup[] =>
  groups.filter(({ trials: [first, ...others] }) => {
    if (first === undefined || first.round === 'c') return false;
    return [first, ...others].every(({ round, starts, results }) => round !== first.round || starts + results === 0);
  });

/** Sizes of heats: «2 × 12», «7 + 6 + 6». */
function formatSizes(sizes: readonly number[]): string {
  const isEven = sizes.length > 1 && sizes.every((size) => size === sizes[0]);
  return isEven ? `${sizes.length} × ${sizes[0]}` : sizes.join(' + ');
}

/** Describes a draw: the sizes of its heats, the method, and lanes or order. */
export function formatDraw(t: Translate, { group, draft, preview }: WaitingDraw): string {
  const sizes = (preview?.heats ?? []).map(({ rows }) => rows.length);
  const hasSeveral = sizes.length > 1;
  return [
    hasSeveral
      ? t('starts.seedAll.lists', { count: sizes.length, sizes: formatSizes(sizes) })
      : t('starts.seedAll.list', { count: sizes[0] ?? 0 }),
    hasSeveral ? t(draft.heatOrder === 'bestLast' ? 'starts.seedAll.slowFirst' : `starts.method.${draft.method}`) : '',
    isCombined(group.trials[0]?.g0 ?? 0) ? t('starts.seedAll.andCombinedParts') : '',
    preview !== undefined && preview.swaps.length > 0 ? t('starts.seedAll.swaps', { count: preview.swaps.length }) : '',
    draft.lanes > 0 ? t('starts.seedAll.lanes', { lanes: draft.lanes }) : t('starts.seedAll.order'),
  ]
    .filter(Boolean)
    .join(' · ');
}
