import type { Challenge } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { SpokenLog } from './SpokenLog.tsx';
import { useAnnouncementText } from './use-announcement-text.ts';
import { useAnnouncementChoice, useChosenAnnouncements, useSpokenAnnouncements } from './use-announcements.ts';

/** The voice of the live panel, if the reader has turned it on; the cards themselves are not live regions. */
export function Announcements({ challenge }: { readonly challenge: Challenge }) {
  const { t: text } = useAnnouncementText();
  const [choice, choose] = useAnnouncementChoice();
  const { answer, announcements } = useChosenAnnouncements(challenge, choice, choice.isOn);
  const log = useSpokenAnnouncements(announcements, answer, choice.isOn);
  return (
    <section className="announcements" aria-label={text('title')}>
      <SpokenLog
        isOn={choice.isOn}
        isReady={answer !== undefined}
        log={log}
        onSwitch={(isOn) => choose({ ...choice, isOn })}
      />
      <p>
        <Link to={`/challenge/${challenge.oid}?v=annonces`}>{text('choose')}</Link>
      </p>
    </section>
  );
}
