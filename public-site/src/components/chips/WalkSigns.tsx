import { findCodeMeaning, formatWalkSigns } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';

/** The symbols of a walker's red cards as in result lists (CR 25.4): `~~>`. */
export function WalkSigns({ walk }: { readonly walk: ResultRow['walk'] }) {
  const { t, language } = useText();
  if (walk === undefined || walk.red.length === 0) return null;
  const words = walk.red.map(({ symbol }) => findCodeMeaning(symbol, language)).join(', ');
  return (
    <abbr className="walk-signs" title={`${t('walk.cards')} ${words}`}>
      <span aria-hidden="true">{formatWalkSigns(walk.red)}</span>
      <span className="sr">
        {t('walk.cards')} {words}
      </span>
    </abbr>
  );
}
