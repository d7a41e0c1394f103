import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { useText } from '../../../locales/use-text.ts';
import { Board, type BoardProps } from './Board.tsx';

/** All trials of the competition by what their results lack: nothing that is pending is hidden. */
export default function BoardPage(props: BoardProps) {
  const { t } = useText();
  return (
    <>
      <PageTitle>{t('screen.results')}</PageTitle>
      <Board {...props} />
    </>
  );
}
