import { useNavigate } from 'shared-domain/platform';
import { OpenCompetition } from '../../components/page/OpenCompetition.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { paths } from '../../components/page/paths.ts';
import { useText } from '../../locales/use-text.ts';
import { ChallengeActs } from './ChallengeActs.tsx';
import { ChallengeFacts } from './ChallengeFacts.tsx';
import { Day } from './day/Day.tsx';
import { SendTrials } from './SendTrials.tsx';
import { VisibleSwitch } from './VisibleSwitch.tsx';
import './challenges.css';

/** P11.5: the dashboard of a competition, and how to send it its events from elsewhere. */
export function ChallengePage({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  const navigate = useNavigate();
  return (
    <OpenCompetition chOID={chOID}>
      {(challenge, writable) => (
        <>
          <PageTitle
            aside={
              <>
                {writable && (
                  <span className="adm-visible">
                    <VisibleSwitch challenge={challenge} /> <span aria-hidden="true">{t('challenge.visible')}</span>
                  </span>
                )}
                <ChallengeActs
                  challenge={challenge}
                  writable={writable}
                  onDeleted={() => void navigate(paths.challenges)}
                />
              </>
            }
          >
            {challenge.name}
          </PageTitle>
          <Day challenge={challenge} writable={writable} />
          <ChallengeFacts challenge={challenge} now={new Date()} />
          {writable ? (
            <details className="adm-send-how">
              <summary>{t('send.title')}</summary>
              <SendTrials oid={challenge.oid} />
            </details>
          ) : (
            <p className="muted">{t('send.reader')}</p>
          )}
        </>
      )}
    </OpenCompetition>
  );
}
