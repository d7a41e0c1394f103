import { findLevelFamily, formatLevel, formatLevelName } from 'shared-domain';
import { useText } from '../../locales/use-text.ts';

/** A level by its code, always written; its colour says the family once more (P9.2). */
export function LevelCode({ level }: { readonly level: number | undefined }) {
  const { language } = useText();
  const code = level === undefined ? undefined : formatLevel(level);
  if (code === undefined) return null;
  return (
    <abbr className={`lvl ${findLevelFamily(code)?.toLowerCase() ?? ''}`} title={formatLevelName(code, language)}>
      {code}
    </abbr>
  );
}
