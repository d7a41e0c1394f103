import { formatBest, readEvent } from 'shared-domain';
import type { DeviceTrial, FoldedTrialView } from 'shared-domain/live-input';
import { useBoardText } from './use-board.ts';

interface Props {
  readonly folded: FoldedTrialView;
  readonly start: DeviceTrial['rows'][number];
  /** The best mark of this contest. */
  readonly best: string | undefined;
}

/** Under a name beside a pit: the club, the bests of before, that of this contest. */
export function BoardBests({ folded, start, best }: Props) {
  const { t } = useBoardText();
  const event = readEvent(folded.trial, folded.kind);
  const { pb, sb } = start.pe ?? {};
  return (
    <p>
      <span className="club">{start.club}</span>
      {pb !== undefined && <span>{t('pb', { mark: formatBest(pb, event) })}</span>}
      {sb !== undefined && sb !== pb && <span>{t('board.sb', { mark: formatBest(sb, event) })}</span>}
      {best !== undefined && (
        <b>
          {t('board.best')} {best}
        </b>
      )}
    </p>
  );
}
