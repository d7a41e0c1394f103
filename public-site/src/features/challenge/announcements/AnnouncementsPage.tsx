import { formatLocalTime } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useChallengeQuery } from '../../../api/challenge-endpoints.ts';
import { useFreshness } from '../../../components/freshness.ts';
import { ChallengeNav } from '../../../components/page/ChallengeNav.tsx';
import { ContextBar } from '../../../components/page/ContextBar.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { usePage } from '../../../components/page/use-page.ts';
import { QueryState } from '../../../components/states/QueryState.tsx';
import { StaleBar } from '../../../components/states/StaleBar.tsx';
import { AnnouncementChoiceForm } from './AnnouncementChoiceForm.tsx';
import { Sentence } from './Sentence.tsx';
import { SpokenLog } from './SpokenLog.tsx';
import { useAnnouncementText } from './use-announcement-text.ts';
import {
  useAnnouncementChoice,
  useChosenAnnouncements,
  useLatestArrivals,
  useSpokenAnnouncements,
} from './use-announcements.ts';

/** Sentences of the list. */
const MAX_LISTED = 30;

/** What the speaker says, in sentences: for whoever does not see, by the voice of a screen reader, and for whoever does not hear (P12.2). */
export function AnnouncementsPage({ chOID }: { readonly chOID: string }) {
  const { isLive } = useFreshness();
  const challenge = useChallengeQuery(chOID);
  return (
    <>
      <ContextBar chOID={chOID} challenge={challenge.data} isLive={isLive} />
      <ChallengeNav chOID={chOID} />
      <QueryState isWholePage query={challenge}>
        {(found) => <AnnouncementsOf challenge={found} />}
      </QueryState>
    </>
  );
}

function AnnouncementsOf({ challenge }: { readonly challenge: Challenge }) {
  const { t: text } = useAnnouncementText();
  const [choice, choose] = useAnnouncementChoice();
  const { query, answer, announcements } = useChosenAnnouncements(challenge, choice, true);
  const log = useSpokenAnnouncements(announcements, answer, choice.isOn);
  const latest = useLatestArrivals(answer);
  usePage({ title: `${text('title')} – ${challenge.name}` });
  return (
    <main id="contenu" className="announce-page wrap">
      <StaleBar queries={[query]} />
      <PageTitle>{text('title')}</PageTitle>
      <p>{text('intro')}</p>
      <SpokenLog
        isOn={choice.isOn}
        isReady={answer !== undefined}
        log={log}
        onSwitch={(isOn) => choose({ ...choice, isOn })}
      />
      <section aria-labelledby="announce-latest">
        <h2 id="announce-latest">{text('latest')}</h2>
        <QueryState query={query} rows={3}>
          {() =>
            announcements.length === 0 ? (
              <p className="sub">{text(choice.isAll ? 'none' : 'none.chosen')}</p>
            ) : (
              <ol className="announce-list">
                {announcements.slice(0, MAX_LISTED).map(({ id, at, ...said }) => (
                  <li key={id} className={latest.has(id) ? 'is-new' : undefined}>
                    <span className="announce-at">
                      <time dateTime={at}>{formatLocalTime(at, challenge.tz)}</time>
                      {latest.has(id) && <b> {text('new')}</b>}
                    </span>{' '}
                    <Sentence said={said} />
                  </li>
                ))}
              </ol>
            )
          }
        </QueryState>
      </section>
      <AnnouncementChoiceForm challenge={challenge} choice={choice} choose={choose} />
      <p>
        <Link to={`/challenge/${challenge.oid}?v=direct`}>{text('panel')}</Link>
      </p>
    </main>
  );
}
