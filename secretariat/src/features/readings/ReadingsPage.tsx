import { isInProgress, isTrackEvent } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { useSearchParams } from 'shared-domain/platform';
import { type ProgrammeTrial, useProgrammeQuery } from '../../api/programme.ts';
import { QueryState } from '../../components/call/QueryState.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { OwnCompetition } from '../../components/page/OwnCompetition.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { formatTrialName } from '../../components/trial/trial-name.ts';
import { useText } from '../../locales/use-text.ts';
import { ReadingsTable } from './ReadingsTable.tsx';
import type { ReadingKind } from './reading-rows.ts';
import './readings.css';

interface Props {
  readonly chOID: string;
  readonly from: ReadingKind;
}

/** The readings of officials' devices compared with the results; a reading is no result until it is accepted. */
export function ReadingsPage({ chOID, from }: Props) {
  const { t } = useText();
  return (
    <OwnCompetition chOID={chOID}>
      {(challenge, mayWrite) => (
        <>
          <PageTitle>{t(`screen.${from}`)}</PageTitle>
          <Readings challenge={challenge} from={from} mayWrite={mayWrite} />
        </>
      )}
    </OwnCompetition>
  );
}

/** Races shown where none is chosen: those in progress, else those with results. */
const MAX = 30;
const isFresh = ({ status }: ProgrammeTrial): boolean => isInProgress(status);
const isRace = ({ g0 }: ProgrammeTrial): boolean => isTrackEvent(g0);

interface ReadingsProps {
  readonly challenge: Challenge;
  readonly from: ReadingKind;
  readonly mayWrite: boolean;
}

function Readings({ challenge, from, mayWrite }: ReadingsProps) {
  const { t, language } = useText();
  const query = useProgrammeQuery(challenge.oid);
  const [params, setParams] = useSearchParams();
  const asked = (params.get('oids') ?? '').split(',').filter(Boolean);
  return (
    <QueryState query={query}>
      {(programme) => {
        const races = programme.filter(isRace);
        const fresh = races.filter(isFresh);
        const now = (fresh.length > 0 ? fresh : races.filter(({ results }) => results > 0)).slice(0, MAX);
        const oids = asked.length > 0 ? asked : now.map(({ oid }) => oid);
        const choose = (oid: string) => {
          const next = new URLSearchParams(params);
          if (oid === '') next.delete('oids');
          else next.set('oids', oid);
          setParams(next, { replace: true });
        };
        return (
          <ReadingsTable challenge={challenge} from={from} oids={oids} mayWrite={mayWrite}>
            <SelectField
              label={t('readings.trial')}
              value={asked.length === 1 ? (asked[0] as string) : ''}
              options={[
                {
                  value: '',
                  label: asked.length > 1 ? t('readings.chosen', { count: asked.length }) : t('readings.now'),
                },
                ...races.map((trial) => ({ value: trial.oid, label: formatTrialName(trial, language) })),
              ]}
              onChoose={choose}
            />
          </ReadingsTable>
        );
      }}
    </QueryState>
  );
}
