import { Link, useSearchParams } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import './open-filter.css';

/** Whether the page shows only what is still open: `v=open` in its address. */
export const useIsOnlyOpen = (): boolean => useSearchParams()[0].get('v') === 'open';

interface Props {
  /** Its texts are `{list}.filter`, `.filter.all` and `.filter.open`. */
  readonly list: 'protests' | 'reports';
  readonly all: number;
  readonly open: number;
}

/** Chooses between all questions of a list and those that are still open, each with their number. */
export function OpenFilter({ list, all, open }: Props) {
  const { t } = useText();
  const isOnlyOpen = useIsOnlyOpen();
  const choices = [
    { address: '?', isChosen: !isOnlyOpen, label: t(`${list}.filter.all`), count: all },
    { address: '?v=open', isChosen: isOnlyOpen, label: t(`${list}.filter.open`), count: open },
  ];
  return (
    <div className="open-filter">
      <nav className="seg" aria-label={t(`${list}.filter`)}>
        {choices.map(({ address, isChosen, label, count }) => (
          <Link key={address} to={address} replace aria-current={isChosen ? 'true' : undefined}>
            {label} <span className="num muted">{count}</span>
          </Link>
        ))}
      </nav>
    </div>
  );
}
