import { useText } from '../../locales/use-text.ts';

interface PlaceChangeProps {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** «▲3» for places gained between two points, «▼2» for places lost; nothing for the same place. */
export function PlaceChange({ from, to }: PlaceChangeProps) {
  const { t } = useText();
  if (from === undefined || to === undefined || from === to) return null;
  const count = Math.abs(from - to);
  const isGain = to < from;
  return (
    <small className={isGain ? 'moved up' : 'moved'}>
      <span aria-hidden="true">
        {isGain ? '▲' : '▼'}
        {count}
      </span>
      <span className="sr">{t(isGain ? 'splits.gained' : 'splits.lost', { count })}</span>
    </small>
  );
}
