import { type ReactNode, useState } from 'react';
import { useText } from '../../../locales/use-text.ts';

interface ShownItems<Item> {
  readonly shown: readonly Item[];
  readonly more: ReactNode;
}

/** The first of many followed items, and a button for the others. */
export function useFirstItems<Item>(items: readonly Item[], max: number): ShownItems<Item> {
  const { t } = useText();
  const [isWhole, setWhole] = useState(false);
  if (isWhole || items.length <= max) return { shown: items, more: null };
  return {
    shown: items.slice(0, max),
    more: (
      <p className="more-rows">
        <button type="button" className="btn" onClick={() => setWhole(true)}>
          {t('more', { count: items.length - max })}
        </button>
      </p>
    ),
  };
}
