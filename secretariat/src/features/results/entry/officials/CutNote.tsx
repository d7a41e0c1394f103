import { Button } from '../../../../components/Button.tsx';
import { useText } from '../../../../locales/use-text.ts';
import type { EntryCut } from './use-cut.ts';

interface Props {
  readonly cut: EntryCut;
  /** Athletes of the sheet who take part. */
  readonly count: number;
  readonly isOrdered: boolean;
  /** The list is official, or complete: there is nobody to call. */
  readonly isOver: boolean;
  readonly onOrder: (isOrdered: boolean) => void;
}

/** After a cut: how many athletes continue and in which order; a button sorts the rows in it (TR 25.6). */
export function CutNote({ cut: { completedRounds, cut, order }, count, isOrdered, isOver, onOrder }: Props) {
  const { t } = useText();
  if (completedRounds === 0) return null;
  return (
    <div className="cut-note" role="status">
      <div>
        <p>
          <b>
            {cut === undefined
              ? t('officials.cut.all', { after: completedRounds, count: order.length })
              : t('officials.cut.done', { after: cut.after, goOn: cut.goingOnCount, all: count })}
          </b>{' '}
          {cut !== undefined &&
            cut.goingOnCount > cut.to &&
            t('officials.cut.tie', { to: cut.to, goOn: cut.goingOnCount })}
        </p>
        <p>
          {t('officials.cut.order')}{' '}
          <span>{order.map(({ bib, last }) => [bib, last].filter(Boolean).join(' ')).join(' · ')}</span>
        </p>
      </div>
      <Button isSmall disabled={isOver} aria-pressed={isOrdered} onClick={() => onOrder(!isOrdered)}>
        {isOrdered ? t('officials.cut.startOrder') : t('officials.cut.go', { goOn: order.length })}
      </Button>
    </div>
  );
}
