import { isCombined } from 'shared-domain';
import type { SeedAnswer } from 'shared-domain/contract';
import type { Translate } from '../../../locales/use-text.ts';
import type { PickGroup } from '../picked-lists.ts';
import type { SeedDraft } from './seed-draft.ts';

/** An event that waits, as it would be drawn. */
export interface WaitingDraw {
  readonly group: PickGroup;
  readonly draft: SeedDraft;
  readonly seed: string;
  /** Undefined where the draw is refused. */
  readonly preview: SeedAnswer | undefined;
  readonly error: unknown;
}

/** Events whose first round has no list yet; the lists of a combined event's parts are drawn with its own. */
export const listWaitingGroups = (groups: readonly PickGroup[]): readonly PickGroup[] =>
  groups.filter(({ trials: [first, ...others] }) => {
    if (first === undefined || first.round === 'c') return false;
    return [first, ...others].every(({ round, starts, results }) => round !== first.round || starts + results === 0);
  });

/** Sizes of heats as people say them: «2 × 12», «7 + 6 + 6». */
function sizesText(sizes: readonly number[]): string {
  const isEven = sizes.length > 1 && sizes.every((size) => size === sizes[0]);
  return isEven ? `${sizes.length} × ${sizes[0]}` : sizes.join(' + ');
}

/** What a draw will do: how many in how many lists, how these are made, and how lanes or the order come about. */
export function drawText(t: Translate, { group, draft, preview }: WaitingDraw): string {
  const sizes = (preview?.heats ?? []).map(({ rows }) => rows.length);
  const isSeveral = sizes.length > 1;
  return [
    isSeveral
      ? t('starts.seedAll.lists', { count: sizes.length, sizes: sizesText(sizes) })
      : t('starts.seedAll.list', { count: sizes[0] ?? 0 }),
    isSeveral ? t(draft.heatOrder === 'bestLast' ? 'starts.seedAll.slowFirst' : `starts.method.${draft.method}`) : '',
    isCombined(group.trials[0]?.g0 ?? 0) ? t('starts.seedAll.andCombinedParts') : '',
    draft.lanes > 0 ? t('starts.seedAll.lanes', { lanes: draft.lanes }) : t('starts.seedAll.order'),
  ]
    .filter(Boolean)
    .join(' · ');
}
