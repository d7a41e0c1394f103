import { formatWind, isWindLegal } from 'shared-domain';
import { useText } from '../../locales/use-text.ts';

/** The wind of a heat: its value, a small scale from −2 to +2 m/s, and a flag above +2.0. */
export function WindLine({ wind }: { readonly wind: number | undefined }) {
  const { t } = useText();
  if (wind === undefined) return <span className="muted">{t('wind.none')}</span>;
  const clampedWind = Math.max(-2, Math.min(2, wind));
  return (
    <>
      <span className="wind">
        {t('wind.label')} {formatWind(wind)}&nbsp;m/s
        <span
          className={clampedWind < 0 ? 'scale against' : 'scale'}
          style={{ '--w': Math.abs(clampedWind) } as React.CSSProperties}
          aria-hidden="true"
        />
      </span>
      {!isWindLegal(wind) && <WindFlag />}
    </>
  );
}

function WindFlag() {
  const { t } = useText();
  return (
    <span className="flag">
      <span aria-hidden="true">⚑ </span>
      {t('wind.assisted')}
    </span>
  );
}

/** The wind of one attempt or of one row, flagged when above +2.0. */
export function WindFigure({ wind }: { readonly wind: number | undefined }) {
  const { t } = useText();
  if (wind === undefined) return null;
  if (isWindLegal(wind)) return <span className="nn">{formatWind(wind)}</span>;
  return (
    <span className="flag" title={t('wind.assisted')}>
      <span aria-hidden="true">⚑ </span>
      {formatWind(wind)}
    </span>
  );
}
