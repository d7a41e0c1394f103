import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation } from 'shared-domain/platform';
import { useMyChallengesQuery } from '../api/my-challenges.ts';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { parseCompetition, parseScreen } from '../components/page/paths.ts';
import { useText } from '../locales/use-text.ts';

const ChallengeSelect = lazy(async () => ({ default: (await import('./ChallengeSelect.tsx')).ChallengeSelect }));

/** A button with the name of the open competition; pressing it loads and shows the searchable list of all. */
export function ChallengeSwitcher() {
  const { t } = useText();
  const { pathname } = useLocation();
  const { data: challenges } = useMyChallengesQuery();
  const [isChoosing, setChoosing] = useState(false);
  const wasChoosing = useRef(false);
  /** Focuses the button when it takes the place of the closed list. */
  const restoreFocus = (button: HTMLButtonElement | null) => {
    if (button === null || !wasChoosing.current) return;
    wasChoosing.current = false;
    button.focus();
  };
  const close = () => {
    wasChoosing.current = true;
    setChoosing(false);
  };
  const openOID = parseScreen(pathname) === undefined ? parseCompetition(pathname) : undefined;
  // Until the list is there, or where it does not come, the name of the open one is not known.
  const isNameUnknown = openOID !== undefined && challenges === undefined;
  const openName = challenges?.find(({ oid }) => oid === openOID)?.name;
  const name = openName ?? t(isNameUnknown ? 'frame.challenge.unknown' : 'frame.challenge.none');
  const button = (
    <Button
      ref={restoreFocus}
      className="pick"
      aria-haspopup="listbox"
      aria-label={t('pair', { name: t('frame.challenge'), value: name })}
      onClick={() => setChoosing(true)}
    >
      <span>{name}</span>
      <Icon name="down" />
    </Button>
  );
  if (!isChoosing) return button;
  return (
    <Suspense fallback={button}>
      <ChallengeSelect onClosed={close} />
    </Suspense>
  );
}
