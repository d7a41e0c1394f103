import { useText } from '../../../locales/use-text.ts';
import type { FullScreen } from './screen.ts';
import type { Turning } from './use-turning.ts';

interface PanelToolsProps {
  readonly screen: FullScreen;
  readonly turning: Turning;
}

/** The button for full screen, and in full screen the current page and a pause button. */
export function PanelTools({ screen, turning }: PanelToolsProps) {
  const { t } = useText();
  const { page, pages, paused, setPaused } = turning;
  if (screen.toggle === undefined) return null;
  return (
    <span className="panel-tools">
      {screen.on && pages > 1 && (
        <>
          <span className="sub">{t('panel.page', { page, pages })}</span>
          <button type="button" className="btn small" onClick={() => setPaused(!paused)}>
            {t(paused ? 'panel.resume' : 'panel.pause')}
          </button>
        </>
      )}
      <button type="button" className="btn small" onClick={screen.toggle}>
        {t(screen.on ? 'panel.screen.leave' : 'panel.screen')}
      </button>
    </span>
  );
}
