import { formatGrams, type GroupCut } from 'shared-domain';
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

interface CutTextProps extends Pick<EntryCut, 'completedRounds' | 'order'>, Pick<Props, 'count'> {
  readonly cut: EntryCut['cut'] | undefined;
}

/** How many go on, in all or of each implement, and where a tie lets more of them on. */
function CutText({ completedRounds, cut, order, count }: CutTextProps) {
  const { t, language } = useText();
  if (cut === undefined) return <b>{t('officials.cut.all', { after: completedRounds, count: order.length })}</b>;
  const { after, to, goingOnCount, groups } = cut;
  if (groups === undefined)
    return (
      <>
        <b>{t('officials.cut.done', { after, goOn: goingOnCount, all: count })}</b>{' '}
        {goingOnCount > to && t('officials.cut.tie', { to, goOn: goingOnCount })}
      </>
    );
  const formatImplement = ({ group }: GroupCut) =>
    group === 0 ? t('officials.cut.noImplement') : formatGrams(group, language);
  const parts = groups.map((one) =>
    t('officials.cut.group', { implement: formatImplement(one), goOn: one.goingOnCount, all: one.count }),
  );
  const ties = groups
    .filter((one) => one.goingOnCount > to && one.count > to)
    .map((one) => t('officials.cut.tie.group', { implement: formatImplement(one), to, goOn: one.goingOnCount }));
  return (
    <>
      <b>{t('officials.cut.done.groups', { after, groups: parts.join(', ') })}</b> {ties.join(' ')}
    </>
  );
}

/** After a cut: how many athletes continue and in which order; a button sorts the rows in it (TR 25.6). */
export function CutNote({ cut: entryCut, count, isOrdered, isOver, onOrder }: Props) {
  const { t } = useText();
  const { completedRounds, cut, order, isByImplement } = entryCut;
  if (completedRounds === 0) return null;
  const finalText = isByImplement ? t('officials.cut.go.groups') : t('officials.cut.go', { goOn: order.length });
  return (
    <div className="cut-note" role="status">
      <div>
        <p>
          <CutText completedRounds={completedRounds} cut={cut} order={order} count={count} />
        </p>
        <p>
          {t('officials.cut.order')}{' '}
          <span>{order.map(({ bib, last }) => [bib, last].filter(Boolean).join(' ')).join(' · ')}</span>
        </p>
      </div>
      <Button isSmall disabled={isOver} aria-pressed={isOrdered} onClick={() => onOrder(!isOrdered)}>
        {isOrdered ? t('officials.cut.startOrder') : finalText}
      </Button>
    </div>
  );
}
