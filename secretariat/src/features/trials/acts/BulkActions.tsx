import type { Challenge } from 'shared-domain/contract';
import { useNavigate } from 'shared-domain/platform';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { Button } from '../../../components/Button.tsx';
import { DropdownMenu } from '../../../components/DropdownMenu.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { MakeOfficial } from '../../../components/official/MakeOfficial.tsx';
import { buildCompetitionPath } from '../../../components/page/paths.ts';
import { useMediaQuery } from '../../../components/use-media-query.ts';
import { useText } from '../../../locales/use-text.ts';
import { DATA_FILES, PRINT_FILES, useListsFiles } from './use-lists-files.ts';

interface Props {
  readonly challenge: Challenge;
  /** The chosen trials. */
  readonly trials: readonly ProgrammeTrial[];
  /** Number of trials of the competition. */
  readonly trialCount: number;
  readonly onMove: () => void;
  readonly onRelease: () => void;
  readonly onRemove: () => void;
  readonly onRemoveGroups: () => void;
}

/** What can be done with the chosen trials: the usual acts on one line, the others in a menu, which has more of them on a narrow screen. */
export function BulkActions({ challenge, trials, trialCount, onMove, onRelease, onRemove, onRemoveGroups }: Props) {
  const { t } = useText();
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 1280px)');
  const { oid: chOID } = challenge;
  const trialOids = trials.map(({ oid }) => oid);
  const { isDownloading, download } = useListsFiles({ chOID, trialOids, trialCount });
  const makeFileItems = (files: typeof PRINT_FILES | typeof DATA_FILES) =>
    files.map((file) => ({ key: file, label: t(`trials.files.${file}`), onClick: () => void download(file) }));
  const printItems = makeFileItems(PRINT_FILES);
  const moreItems = [
    {
      key: 'starts',
      label: t('trials.open.starts'),
      onClick: () => void navigate(buildCompetitionPath(chOID, 'starts', trialOids)),
    },
    ...(isWide
      ? []
      : [
          { key: 'move', label: t('trials.move'), onClick: onMove },
          { key: 'print', type: 'group' as const, label: t('trials.print'), children: printItems },
        ]),
    { key: 'export', type: 'group' as const, label: t('trials.export'), children: makeFileItems(DATA_FILES) },
    { key: 'line', type: 'divider' as const },
    { key: 'groups', label: t('trials.remove.groups'), danger: true, onClick: onRemoveGroups },
  ];
  return (
    <>
      <MakeOfficial chOID={chOID} trials={trials} isChosen label={t('results.act.official')} />
      {isWide && <Button onClick={onMove}>{t('trials.move')}</Button>}
      <Button onClick={onRelease}>{t('trials.release')}</Button>
      {isWide && (
        <DropdownMenu items={printItems} placement="topLeft" disabled={isDownloading}>
          <Button aria-haspopup="menu" isBusy={isDownloading}>
            <Icon name="print" />
            {t('trials.print')}
          </Button>
        </DropdownMenu>
      )}
      <Button kind="danger" onClick={onRemove}>
        {t('trials.remove')}
      </Button>
      <DropdownMenu items={moreItems} placement="topRight" disabled={isDownloading}>
        <Button
          kind="icon"
          aria-haspopup="menu"
          aria-label={t('trials.acts.more')}
          title={t('trials.acts.more')}
          isBusy={isDownloading}
        >
          <Icon name="more" />
        </Button>
      </DropdownMenu>
    </>
  );
}
