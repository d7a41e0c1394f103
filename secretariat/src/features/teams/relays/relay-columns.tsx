import { findStartTime, formatCategory, formatTrialGroup } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { Language } from 'shared-domain/platform';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import type { Column } from '../../../components/table/column.ts';
import { formatDayTime } from '../../../components/time/format-instant.ts';
import { MemberNames } from '../../../components/trial/RelayMembers.tsx';
import { formatStartName } from '../../../components/trial/start-name.ts';
import { formatTrialName } from '../../../components/trial/trial-name.ts';
import type { Translate } from '../../../locales/use-text.ts';
import type { RelayLine } from './relay-lines.ts';

interface RaceFormat {
  readonly t: Translate;
  readonly language: Language;
  readonly challenge: Pick<Challenge, 'tz' | 'duration'>;
}

interface ColumnOptions {
  readonly t: Translate;
  readonly language: Language;
  /** Opens the editor of a team's runners; undefined for users who may only read. */
  readonly onCompose: ((key: string) => void) | undefined;
}

/** Time and name of the teams' race, or their event when they are not drawn yet. */
export const formatRace = ({ trial, isEntry }: RelayLine, { t, language, challenge }: RaceFormat): string =>
  isEntry
    ? `${formatTrialGroup(trial, language)} – ${t('starts.commitments')}`
    : `${formatDayTime(findStartTime(trial), challenge, language)} ${formatTrialName(trial, language)}`;

/** P10.7 for the secretariat: the team with its runners and faults. */
export function makeRelayColumns({ t, language, onCompose }: ColumnOptions): readonly Column<RelayLine>[] {
  const formatState = ({ faults }: RelayLine): string =>
    faults.length === 0 ? t('teams.relay.fine') : faults.map((fault) => t(`teams.relay.${fault}`)).join(', ');
  return [
    {
      key: 'team',
      title: t('teams.team'),
      isRowHeading: true,
      cell: (line) => (
        <>
          {[line.row.bib, formatStartName(line.row)].filter(Boolean).join(' · ')}
          <MemberNames row={line.row} />
          <span className={line.faults.length > 0 ? 'state late' : 'state'}>
            <Icon name={line.faults.length > 0 ? 'warning' : 'check'} />
            {formatState(line)}
          </span>
        </>
      ),
      text: ({ row }) => formatStartName(row),
    },
    {
      key: 'category',
      title: t('starts.col.category'),
      minScreen: 'tablet',
      cell: ({ row, trial }) => formatCategory(row.category ?? trial.category, language),
    },
    ...(onCompose === undefined
      ? []
      : [
          {
            key: 'acts',
            title: t('challenge.acts'),
            isTitleHidden: true,
            align: 'end' as const,
            cell: ({ key, row }: RelayLine) => (
              <Button
                isSmall
                aria-label={t('starts.compose.of', { who: formatStartName(row) })}
                onClick={() => onCompose(key)}
              >
                {t('teams.compose')}
              </Button>
            ),
          },
        ]),
  ];
}
