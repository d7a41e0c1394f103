import { useText } from '../../locales/use-text.ts';
import { Icon } from '../Icon.tsx';
import { useParam } from '../page/use-param.ts';
import { ONLY_FOLLOWED_PARAM } from './use-only-followed.ts';

/** Says that only followed athletes and clubs are shown, with a button to show all. */
export function OnlyFollowedLine() {
  const { t } = useText();
  const [onlyFollowed, setOnlyFollowed] = useParam(ONLY_FOLLOWED_PARAM);
  if (onlyFollowed === '') return null;
  return (
    <p className="only-followed">
      <span>
        <Icon name="star" /> {t('follow.only')}
      </span>
      <button type="button" className="btn quiet" onClick={() => setOnlyFollowed('')}>
        {t('follow.all')}
      </button>
    </p>
  );
}
