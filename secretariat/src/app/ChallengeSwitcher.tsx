import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation } from 'shared-domain/platform';
import { useMyChallengesQuery } from '../api/my-challenges.ts';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { parseCompetition, parseScreen } from '../components/page/paths.ts';
import { useText } from '../locales/use-text.ts';

const ChallengeSelect = lazy(async () => ({ default: (await import('./ChallengeSelect.tsx')).ChallengeSelect }));

/** The competition that is open; pressed, the list of all with its search, which is loaded then. */
export function ChallengeSwitcher() {
  const { t } = useText();
  const { pathname } = useLocation();
  const { data: challenges = [] } = useMyChallengesQuery();
  const [choosing, setChoosing] = useState(false);
  const wasChoosing = useRef(false);
  /** The button comes again where the list was: the focus stays in its place. */
  const takeBack = (back: HTMLButtonElement | null) => {
    if (back === null || !wasChoosing.current) return;
    wasChoosing.current = false;
    back.focus();
  };
  const close = () => {
    wasChoosing.current = true;
    setChoosing(false);
  };
  const open = parseScreen(pathname) === undefined ? parseCompetition(pathname) : undefined;
  const name = challenges.find(({ oid }) => oid === open)?.name ?? t('frame.challenge.none');
  const button = (
    <Button
      ref={takeBack}
      className="pick"
      aria-haspopup="listbox"
      aria-label={t('pair', { name: t('frame.challenge'), value: name })}
      onClick={() => setChoosing(true)}
    >
      <span>{name}</span>
      <Icon name="down" />
    </Button>
  );
  if (!choosing) return button;
  return (
    <Suspense fallback={button}>
      <ChallengeSelect onClosed={close} />
    </Suspense>
  );
}
