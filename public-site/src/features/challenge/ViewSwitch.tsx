import { Seg } from '../../components/page/Seg.tsx';
import { useText } from '../../locales/use-text.ts';

/** What the address says of the programme as a table of events by categories. */
export const GRID = 'grille';

/** The programme as a list or, where there is room for it, as a table. */
export function ViewSwitch({ grid }: { readonly grid: boolean }) {
  const { t } = useText();
  return (
    <Seg
      className="tight view-switch"
      label={t('programme.view')}
      param="v"
      value={grid ? GRID : ''}
      fallback=""
      items={[
        { value: '', label: t('programme.list') },
        { value: GRID, label: t('programme.grid') },
      ]}
    />
  );
}
