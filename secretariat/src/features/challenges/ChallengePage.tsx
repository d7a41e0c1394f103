import { Link, useNavigate } from 'shared-domain/platform';
import { useMyChallengesQuery } from '../../api/my-challenges.ts';
import { useMyOrgsQuery } from '../../api/my-orgs.ts';
import { Missing } from '../../components/Missing.tsx';
import { mayWrite } from '../../components/may-write.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { paths } from '../../components/paths.ts';
import { QueryState } from '../../components/QueryState.tsx';
import { useText } from '../../locales/use-text.ts';
import { ChallengeActs } from './ChallengeActs.tsx';
import { ChallengeFacts } from './ChallengeFacts.tsx';
import { SendTrials } from './SendTrials.tsx';
import './challenges.css';

/** One competition: what it is, what it holds, how to send it its events. */
export function ChallengePage({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  const navigate = useNavigate();
  const challenges = useMyChallengesQuery();
  const { data: orgs = [] } = useMyOrgsQuery();
  return (
    <QueryState query={challenges}>
      {(list) => {
        const challenge = list.find(({ oid }) => oid === chOID);
        if (challenge === undefined) return <Missing />;
        const writable = orgs.some((org) => org.oid === challenge.org.oid && mayWrite(org));
        return (
          <>
            <Link className="link adm-back" to={paths.challenges}>
              ‹ {t('challenges.title')}
            </Link>
            <PageTitle
              aside={
                <ChallengeActs
                  challenge={challenge}
                  writable={writable}
                  onDeleted={() => void navigate(paths.challenges)}
                />
              }
            >
              {challenge.name}
            </PageTitle>
            <ChallengeFacts challenge={challenge} now={new Date()} />
            {writable ? <SendTrials oid={challenge.oid} /> : <p className="muted">{t('send.reader')}</p>}
          </>
        );
      }}
    </QueryState>
  );
}
