import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { useText } from '../../../locales/use-text.ts';
import { Board, type BoardProps } from './Board.tsx';

export default function BoardPage(props: BoardProps) {
  const { t } = useText();
  return (
    <>
      <PageTitle>{t('screen.results')}</PageTitle>
      <Board {...props} />
    </>
  );
}
