import type { ScreensBody } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../api/programme.ts';
import { Button } from '../../components/Button.tsx';
import type { ConsoleState } from '../../components/console-twin/use-console-state.ts';
import { Icon } from '../../components/Icon.tsx';
import { useText } from '../../locales/use-text.ts';
import { ScreenPreview } from './ScreenPreview.tsx';
import type { ScreenQuestion } from './ShowDialog.tsx';
import { findScreenNumber, formatShown, isSilent } from './screen-words.ts';
import type { ListedScreen } from './screens-endpoints.ts';

export interface CardProps {
  readonly screen: ListedScreen;
  /** The server's clock when it listed the screens, ms. */
  readonly now: number;
  /** What boards have of the competition, for the small picture. */
  readonly seen: ConsoleState['seen'];
  readonly offset: number;
  readonly trials: readonly ProgrammeTrial[];
  readonly formatTime: (at: string) => string;
  readonly canWrite: boolean;
  readonly isBusy: boolean;
  readonly onTell: (body: ScreensBody) => void;
  readonly onAsk: (question: ScreenQuestion) => void;
}

const ACTS = ['auto', 'show', 'freeze', 'message', 'countdown', 'black', 'identify'] as const;

/** One screen: what it shows, when it was heard, and the keys that tell it something. */
export function ScreenCard({
  screen,
  now,
  seen: known,
  offset,
  trials,
  formatTime,
  canWrite,
  isBusy,
  onTell,
  onAsk,
}: CardProps) {
  const { t, language } = useText();
  const { words, seen, closed, cue } = screen;
  const id = findScreenNumber(screen);
  const name = t('screens.name', { id });
  const silent = isSilent(screen, now);
  const current = words?.isLocked === true ? undefined : (cue?.act ?? 'auto');
  const ask = (act: (typeof ACTS)[number]) => {
    if (act === 'show' || act === 'message' || act === 'countdown')
      onAsk({ screens: [screen.screen], act, title: name });
    else onTell({ screens: [screen.screen], act });
  };
  return (
    <li className={silent ? 'screen-card silent' : 'screen-card'}>
      <h2>
        {name}
        {words?.place !== undefined && <span> · {words.place}</span>}
      </h2>
      {closed === undefined && <ScreenPreview screen={screen} seen={known} offset={offset} />}
      <p>{formatShown(screen, { t, language, trials, formatTime })}</p>
      <p className="screen-line">
        {silent && <Icon name="warning" />}
        {[
          closed === undefined ? t('screens.heard', { time: formatTime(seen) }) : t('screens.closed'),
          words && t('screens.size', { width: words.width, height: words.height }),
          words?.isLocked === true ? t('screens.locked') : undefined,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {canWrite && (
        <div className="screen-acts">
          {ACTS.map((act) => (
            <Button
              key={act}
              isSmall
              isBusy={isBusy}
              aria-pressed={act === 'identify' ? undefined : act === current}
              aria-label={t('screens.of', { act: t(`screens.act.${act}`), id })}
              onClick={() => ask(act)}
            >
              {t(`screens.act.${act}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
