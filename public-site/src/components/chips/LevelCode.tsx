import { findLevelCode, findLevelColour, formatLevelName } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';

/** The code of a performance level, in the colour of its family (P9.2). */
export function LevelCode({ points }: { readonly points: ResultRow['pts'] }) {
  const { language } = useText();
  const code = points && findLevelCode(points);
  if (code === undefined) return null;
  return (
    <abbr className={`lvl ${findLevelColour(code) ?? ''}`} title={formatLevelName(code, language)}>
      {code}
    </abbr>
  );
}
