import { findLevelCode, findLevelColour, formatLevelName } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';

/** A level by its code, always written; its colour says the family once more (P9.2). */
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
