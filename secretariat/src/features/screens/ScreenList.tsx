import { useConsoleState } from '../../components/console-twin/use-console-state.ts';
import { type CardProps, ScreenCard } from './ScreenCard.tsx';
import { sortScreens } from './screen-words.ts';
import type { ListedScreen } from './screens-endpoints.ts';

interface Props extends Omit<CardProps, 'screen' | 'seen'> {
  readonly chOID: string;
  readonly screens: readonly ListedScreen[];
}

/** The screens, with what boards have of the competition for their small pictures. */
export function ScreenList({ chOID, screens, ...card }: Props) {
  const { seen } = useConsoleState(chOID, 'vboard');
  return (
    <ul className="screens">
      {sortScreens(screens).map((screen) => (
        <ScreenCard key={screen.screen} screen={screen} seen={seen} {...card} />
      ))}
    </ul>
  );
}
