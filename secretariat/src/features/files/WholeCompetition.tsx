import { type Challenge, calls, makeUrl } from 'shared-domain/contract';
import { OpenCompetitionFile } from '../../components/competition-file/OpenCompetitionFile.tsx';
import { useText } from '../../locales/use-text.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { FileSection } from './FileSection.tsx';

interface Props {
  readonly challenge: Challenge;
  readonly canWrite: boolean;
}

/** Exports a whole competition as one file, and imports such a file as a new competition. */
export function WholeCompetition({ challenge, canWrite }: Props) {
  const { t } = useText();
  return (
    <FileSection title={t('files.json')} help={t('files.json.help')}>
      <DownloadButton
        file={{ url: makeUrl(calls.exportCompetition, { chOID: challenge.oid }), name: 'competition.json' }}
      >
        {t('files.json.get')}
      </DownloadButton>
      {canWrite && <OpenCompetitionFile org={challenge.org} isBesideAnother />}
    </FileSection>
  );
}
