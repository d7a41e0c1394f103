import type { Challenge } from 'shared-domain/contract';
import { useAsideFactsQuery } from '../../api/aside-facts.ts';
import { useProgrammeQuery } from '../../api/programme.ts';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useText } from '../../locales/use-text.ts';
import { AsideTrial } from './AsideTrial.tsx';

interface Props {
  readonly challenge: Challenge;
  readonly canWrite: boolean;
}

/** What officials said that stands aside, by event: the secretariat decides whether it counts. Nothing where nothing does. */
export function AsideFacts({ challenge, canWrite }: Props) {
  const { t } = useText();
  const { oid: chOID, tz } = challenge;
  const { data = [], error, refetch } = useAsideFactsQuery(chOID, { refetchOnMountOrArgChange: true });
  const { data: trials = [] } = useProgrammeQuery(chOID);
  if (error !== undefined) return <CallAlert error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  return (
    <Section id="aside" title={t('aside.title')} help={t('aside.help')}>
      {[...Map.groupBy(data, ({ trialOID }) => trialOID)].map(([oid, facts]) => (
        <AsideTrial
          key={oid}
          oid={oid}
          chOID={chOID}
          trial={trials.find((one) => one.oid === oid)}
          facts={facts}
          tz={tz}
          canWrite={canWrite}
        />
      ))}
    </Section>
  );
}
