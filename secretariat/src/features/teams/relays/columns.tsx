import type { Language } from 'shared-domain/platform';
import { Icon } from '../../../components/Icon.tsx';
import { MemberNames } from '../../../components/RelayMembers.tsx';
import type { Column } from '../../../components/table/column.ts';
import { trialName, trialTime } from '../../../components/trial-name.ts';
import { categoryText, nameOf } from '../../../components/who.ts';
import type { Translate } from '../../../locales/use-text.ts';
import type { RelayLine } from './relay-lines.ts';

interface Of {
  readonly t: Translate;
  readonly language: Language;
  readonly tz: string;
  /** undefined for who only reads. */
  readonly compose: ((key: string) => void) | undefined;
}

/** T7 for the office: the race, the team, who runs which leg, and what is wrong with it. */
export function relayColumns({ t, language, tz, compose }: Of): readonly Column<RelayLine>[] {
  const raceOf = ({ trial, isEntry }: RelayLine): string =>
    isEntry ? `${trial.group} – ${t('starts.commitments')}` : trialName(trial, language);
  const stateOf = ({ faults }: RelayLine): string =>
    faults.length === 0 ? t('teams.relay.fine') : faults.map((fault) => t(`teams.relay.${fault}`)).join(', ');
  return [
    { key: 'time', title: t('trials.time'), cell: ({ trial }) => <b className="num">{trialTime(trial, tz)}</b> },
    { key: 'race', title: t('trials.event'), cell: raceOf, text: raceOf, from: 'tablet' },
    {
      key: 'team',
      title: t('teams.team'),
      heading: true,
      cell: (line) => (
        <>
          {[line.row.bib, nameOf(line.row)].filter(Boolean).join(' · ')}
          <MemberNames row={line.row} />
        </>
      ),
      text: ({ row }) => nameOf(row),
    },
    {
      key: 'category',
      title: t('starts.col.category'),
      from: 'tablet',
      cell: ({ row, trial }) => categoryText(row.category ?? trial.category, language),
    },
    {
      key: 'state',
      title: t('teams.relay.state'),
      cell: (line) => (
        <span className={line.faults.length > 0 ? 'state late' : 'state'}>
          <Icon name={line.faults.length > 0 ? 'late' : 'check'} />
          {stateOf(line)}
        </span>
      ),
      text: stateOf,
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
              <button
                type="button"
                className="btn small"
                aria-label={t('starts.compose.of', { who: nameOf(row) })}
                onClick={() => compose(key)}
              >
                {t('teams.compose')}
              </button>
            ),
          },
        ]),
  ];
}
