import { usePanelText } from '../use-panel-text.ts';
import type { FullScreen } from './screen.ts';
import type { Paging } from './use-paging.ts';

interface PanelToolsProps {
  readonly screen: FullScreen;
  readonly paging: Paging;
}

/** The button for full screen, and in full screen the current page and a pause button. */
export function PanelTools({ screen, paging }: PanelToolsProps) {
  const { t } = usePanelText();
  const { page, pageCount, isPaused, setPaused } = paging;
  if (screen.toggle === undefined) return null;
  return (
    <span className="panel-tools">
      {screen.isOn && pageCount > 1 && (
        <>
          <span className="sub">{t('panel.page', { page, pages: pageCount })}</span>
          <button type="button" className="btn small" onClick={() => setPaused(!isPaused)}>
            {t(isPaused ? 'panel.resume' : 'panel.pause')}
          </button>
        </>
      )}
      <button type="button" className="btn small" onClick={screen.toggle}>
        {t(screen.isOn ? 'panel.screen.leave' : 'panel.screen')}
      </button>
    </span>
  );
}
