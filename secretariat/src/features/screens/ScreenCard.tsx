import type { ScreensBody } from 'shared-domain/contract';
import { Button } from '../../components/Button.tsx';
import type { ConsoleState } from '../../components/console-twin/use-console-state.ts';
import { Icon } from '../../components/Icon.tsx';
import { BoardPreview } from '../../components/screens/BoardPreview.tsx';
import {
  findScreenNumber,
  isSilent,
  type ListedScreen,
  type ScreenQuestion,
} from '../../components/screens/screen-list.ts';
import { formatAge, formatShown, type ShownWords } from '../../components/screens/shown-words.ts';
import { useText } from '../../locales/use-text.ts';

export interface CardProps {
  readonly screen: ListedScreen;
  /** What boards have of the competition, for the small picture. */
  readonly seen: ConsoleState['seen'];
  readonly offset: number;
  readonly words: ShownWords;
  readonly canWrite: boolean;
  readonly isBusy: boolean;
  readonly onTell: (body: ScreensBody) => void;
  readonly onAsk: (question: ScreenQuestion) => void;
}

/** What is told most often, then the rest. */
const ROWS = [
  ['auto', 'show', 'freeze'],
  ['message', 'countdown', 'black', 'identify'],
] as const;
type Act = (typeof ROWS)[number][number];

/** One screen: what it shows, when it was heard, and the keys that tell it something. */
export function ScreenCard({ screen, seen: known, offset, words: shown, canWrite, isBusy, onTell, onAsk }: CardProps) {
  const { t } = useText();
  const { words, seen, closed, cue } = screen;
  const id = findScreenNumber(screen);
  const name = t('screens.name', { id });
  const silent = isSilent(screen, shown.now);
  const current = words?.isLocked === true ? undefined : (cue?.act ?? 'auto');
  const ask = (act: Act) => {
    if (act === 'show' || act === 'message' || act === 'countdown')
      onAsk({ screens: [screen.screen], act, title: name });
    else onTell({ screens: [screen.screen], act });
  };
  return (
    <li className={silent ? 'screen-card silent' : 'screen-card'}>
      {closed === undefined && (
        <BoardPreview screen={screen} title={t('screens.preview', { id })} seen={known} offset={offset} />
      )}
      <div className="screen-words">
        <h2>
          {name}
          {words?.place !== undefined && <span> · {words.place}</span>}
        </h2>
        <p>{formatShown(screen, shown)}</p>
        <p className="screen-line">
          {silent && <Icon name="warning" />}
          {[
            closed !== undefined
              ? t('screens.closed')
              : silent
                ? t('screens.lost', { age: formatAge(seen, shown.now) })
                : t('screens.heard', { time: shown.formatTime(seen) }),
            words && t('screens.size', { width: words.width, height: words.height }),
            words?.isLocked === true ? t('screens.locked') : undefined,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {canWrite &&
          ROWS.map((acts) => (
            <div key={acts[0]} className="screen-acts">
              {acts.map((act) => (
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
          ))}
      </div>
    </li>
  );
}
