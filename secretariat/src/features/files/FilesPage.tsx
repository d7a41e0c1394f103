import { OpenCompetition } from '../../components/page/OpenCompetition.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { useText } from '../../locales/use-text.ts';
import { CsvFiles } from './CsvFiles.tsx';
import { LynxFiles } from './LynxFiles.tsx';
import { PublicFiles } from './PublicFiles.tsx';
import { WholeCompetition } from './WholeCompetition.tsx';
import '../../components/table/table.css';
import './files.css';

/** Files out of a competition, and a whole competition in. */
export default function FilesPage({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  return (
    <OpenCompetition chOID={chOID}>
      {(challenge, writable) => (
        <div className="files">
          <PageTitle>{t('screen.files')}</PageTitle>
          <PublicFiles challenge={challenge} />
          <CsvFiles chOID={chOID} />
          <LynxFiles chOID={chOID} />
          <WholeCompetition challenge={challenge} writable={writable} />
        </div>
      )}
    </OpenCompetition>
  );
}
