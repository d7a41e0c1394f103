import { type ListedScreen, sortScreens } from '../../components/screens/screen-list.ts';
import { type CardProps, ScreenCard } from './ScreenCard.tsx';

interface Props extends Omit<CardProps, 'screen'> {
  readonly screens: readonly ListedScreen[];
}

/** The screens of a competition. */
export const ScreenList = ({ screens, ...card }: Props) => (
  <ul className="screens">
    {sortScreens(screens).map((screen) => (
      <ScreenCard key={screen.screen} screen={screen} {...card} />
    ))}
  </ul>
);
