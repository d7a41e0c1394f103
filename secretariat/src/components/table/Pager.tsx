import { useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';

interface Props {
  readonly page: number;
  readonly pages: number;
  /** First and last row of the page, counted from 1, and the number of all rows. */
  readonly from: number;
  readonly to: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

export function Pager({ page, pages, from, to, total, onPage }: Props) {
  const { t } = useText();
  return (
    <nav className="table-pages" aria-label={t('table.pages')}>
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('table.previous')}
      </Button>
      <span className="num">{t('table.page', { from, to, total })}</span>
      <Button disabled={page === pages} onClick={() => onPage(page + 1)}>
        {t('table.next')}
      </Button>
    </nav>
  );
}
