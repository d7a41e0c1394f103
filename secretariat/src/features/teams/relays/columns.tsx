import { formatCategory } from 'shared-domain';
import type { Language } from 'shared-domain/platform';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import type { Column } from '../../../components/table/column.ts';
import { MemberNames } from '../../../components/trial/RelayMembers.tsx';
import { trialName, trialTime } from '../../../components/trial/trial-name.ts';
import { nameOf } from '../../../components/trial/who.ts';
import type { Translate } from '../../../locales/use-text.ts';
import type { RelayLine } from './relay-lines.ts';

interface RaceOf {
  readonly t: Translate;
  readonly language: Language;
  readonly tz: string;
}

interface Of {
  readonly t: Translate;
  readonly language: Language;
  /** undefined for who only reads. */
  readonly compose: ((key: string) => void) | undefined;
}

/** When and which race the teams stand in. */
export const raceOf = ({ trial, isEntry }: RelayLine, { t, language, tz }: RaceOf): string =>
  isEntry ? `${trial.group} – ${t('starts.commitments')}` : `${trialTime(trial, tz)} ${trialName(trial, language)}`;

/** P10.7 for the office: the team, who runs which leg, and what is wrong with it. */
export function relayColumns({ t, language, compose }: Of): readonly Column<RelayLine>[] {
  const stateOf = ({ faults }: RelayLine): string =>
    faults.length === 0 ? t('teams.relay.fine') : faults.map((fault) => t(`teams.relay.${fault}`)).join(', ');
  return [
    {
      key: 'team',
      title: t('teams.team'),
      heading: true,
      cell: (line) => (
        <>
          {[line.row.bib, nameOf(line.row)].filter(Boolean).join(' · ')}
          <MemberNames row={line.row} />
          <span className={line.faults.length > 0 ? 'state late' : 'state'}>
            <Icon name={line.faults.length > 0 ? 'late' : 'check'} />
            {stateOf(line)}
          </span>
        </>
      ),
      text: ({ row }) => nameOf(row),
    },
    {
      key: 'category',
      title: t('starts.col.category'),
      from: 'tablet',
      cell: ({ row, trial }) => formatCategory(row.category ?? trial.category, language),
    },
    ...(compose === undefined
      ? []
      : [
          {
            key: 'acts',
            title: t('challenge.acts'),
            silent: true,
            align: 'end' as const,
            cell: ({ key, row }: RelayLine) => (
              <Button isSmall aria-label={t('starts.compose.of', { who: nameOf(row) })} onClick={() => compose(key)}>
                {t('teams.compose')}
              </Button>
            ),
          },
        ]),
  ];
}
