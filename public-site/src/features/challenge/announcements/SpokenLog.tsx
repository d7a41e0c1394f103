import { Sentence } from './Sentence.tsx';
import { useAnnouncementText } from './use-announcement-text.ts';
import type { SpokenSentence } from './use-announcements.ts';

interface Props {
  readonly isOn: boolean;
  /** Whether the first answer is there: what comes after it is new. */
  readonly isReady: boolean;
  readonly log: readonly SpokenSentence[];
  readonly onSwitch: (isOn: boolean) => void;
}

/** The switch, and the sentences that a screen reader reads as they come. */
export function SpokenLog({ isOn, isReady, log, onSwitch }: Props) {
  const { t: text } = useAnnouncementText();
  return (
    <>
      <label className="announce-switch">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby="announce-help"
          onChange={({ target }) => onSwitch(target.checked)}
        />
        {text('switch')}
      </label>
      <p id="announce-help" className="sub">
        {text('help')}
      </p>
      <div role="log" aria-live="polite" aria-relevant="additions" aria-label={text('title')}>
        {isOn && isReady && log.length === 0 && <p className="sub">{text('log.first')}</p>}
        {log.map(({ nth, ...said }) => (
          <p key={nth}>
            <Sentence said={said} />
          </p>
        ))}
      </div>
    </>
  );
}
