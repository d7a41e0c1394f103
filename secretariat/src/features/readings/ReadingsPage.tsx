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
      {(challenge, canWrite) => (
        <>
          <PageTitle>{t(`screen.${from}`)}</PageTitle>
          <Readings challenge={challenge} from={from} canWrite={canWrite} />
        </>
      )}
    </OwnCompetition>
  );
}

/** Races shown where none is chosen: those in progress, else those with results. */
const MAX_RACES = 30;
const isRunning = ({ status }: ProgrammeTrial): boolean => isInProgress(status);
const isRace = ({ g0 }: ProgrammeTrial): boolean => isTrackEvent(g0);

interface ReadingsProps {
  readonly challenge: Challenge;
  readonly from: ReadingKind;
  readonly canWrite: boolean;
}

function Readings({ challenge, from, canWrite }: ReadingsProps) {
  const { t, language } = useText();
  const query = useProgrammeQuery(challenge.oid);
  const [params, setParams] = useSearchParams();
  const chosenOids = (params.get('oids') ?? '').split(',').filter(Boolean);
  return (
    <QueryState query={query}>
      {(programme) => {
        const races = programme.filter(isRace);
        const runningRaces = races.filter(isRunning);
        const defaultRaces = (
          runningRaces.length > 0 ? runningRaces : races.filter(({ results }) => results > 0)
        ).slice(0, MAX_RACES);
        const oids = chosenOids.length > 0 ? chosenOids : defaultRaces.map(({ oid }) => oid);
        const choose = (oid: string) => {
          const next = new URLSearchParams(params);
          if (oid === '') next.delete('oids');
          else next.set('oids', oid);
          setParams(next, { replace: true });
        };
        return (
          <ReadingsTable challenge={challenge} from={from} oids={oids} canWrite={canWrite}>
            <SelectField
              label={t('readings.trial')}
              value={chosenOids.length === 1 ? (chosenOids[0] as string) : ''}
              options={[
                {
                  value: '',
                  label:
                    chosenOids.length > 1
                      ? t('readings.chosen', { count: chosenOids.length })
                      : t(runningRaces.length > 0 ? 'readings.now' : 'readings.past'),
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
