import type { ScreensBody } from 'shared-domain/contract';
import { BoardPreview } from '../../components/screens/BoardPreview.tsx';
import {
  findScreenNumber,
  isSilent,
  type ListedScreen,
  type ScreenQuestion,
} from '../../components/screens/screen-list.ts';
import { formatAge, formatShown, type ShownWords } from '../../components/screens/shown-words.ts';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import type { Seen } from '../sync/seen.ts';
import type { ScreenWords } from './screen-text.ts';

const MAIN_ACTS = ['auto', 'show', 'freeze'] as const;
const OTHER_ACTS = ['message', 'countdown', 'black', 'identify'] as const;
type Act = (typeof MAIN_ACTS)[number] | (typeof OTHER_ACTS)[number];

interface Props {
  readonly screen: ListedScreen;
  readonly seen: Seen | undefined;
  /** What the server's clock is ahead of this device's, ms. */
  readonly offset: number;
  readonly words: ShownWords & Pick<ScreenWords, 't'>;
  /** Whether its less frequent keys are there too. */
  readonly isOpen: boolean;
  readonly canTell: boolean;
  readonly onOpen: () => void;
  readonly onTell: (body: ScreensBody) => void;
  readonly onAsk: (question: ScreenQuestion) => void;
}

/** One screen of the stadium: what it shows, in small and in words, and the keys that tell it something. */
export function ScreenTile({ screen, seen, offset, words, isOpen, canTell, onOpen, onTell, onAsk }: Props) {
  const { t } = words;
  const id = findScreenNumber(screen);
  const name = t('screens.name', { id });
  const isLost = isSilent(screen, words.now);
  const isLocked = screen.words?.isLocked === true;
  const current = isLocked ? undefined : (screen.cue?.act ?? 'auto');
  const press = (act: Act) => {
    if (act === 'show' || act === 'message' || act === 'countdown')
      onAsk({ act, screens: [screen.screen], title: name });
    else onTell({ screens: [screen.screen], act });
  };
  const draw = (act: Act) => (
    <Key
      key={act}
      className={act === current ? 'btn sel' : 'btn q'}
      isQuick={act === 'show' || act === 'message' || act === 'countdown'}
      aria-pressed={act === 'identify' ? undefined : act === current}
      aria-label={t('screens.of', { act: t(`screens.act.${act}`), id })}
      onPress={() => press(act)}
    >
      {t(`screens.act.${act}`)}
    </Key>
  );
  return (
    <li className={isLost ? 'sc-tile lost' : 'sc-tile'}>
      <BoardPreview screen={screen} title={t('screens.preview', { id })} seen={seen} offset={offset} />
      <h3>
        {id}
        {screen.words?.place !== undefined && <span> · {screen.words.place}</span>}
      </h3>
      <p>{formatShown(screen, words)}</p>
      {isLost && (
        <p className="lost-w">
          <Icon name="warning" small /> {t('screens.lost', { age: formatAge(screen.seen, words.now) })}
        </p>
      )}
      {isLocked && <p className="sub">{t('screens.locked')}</p>}
      {canTell && !isLocked && (
        <div className="acts">
          {MAIN_ACTS.map(draw)}
          <Key
            className={isOpen || OTHER_ACTS.some((act) => act === current) ? 'btn sel' : 'btn q'}
            isQuick
            aria-expanded={isOpen}
            aria-label={t('screens.of', { act: t('tell.more'), id })}
            onPress={onOpen}
          >
            {t('tell.more')}
          </Key>
          {isOpen && OTHER_ACTS.map(draw)}
        </div>
      )}
    </li>
  );
}
