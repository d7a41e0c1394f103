import { useContext, useId, useRef } from 'react';
import { useText } from '../../locales/use-text.ts';
import type { Followable } from '../follow/followed.ts';
import { StarButton } from '../follow/StarButton.tsx';
import { HostContext } from '../host.ts';
import { Icon } from '../Icon.tsx';
import { share } from './share.ts';
import './toolbar.css';
import { useFollowed } from '../follow/use-followed.ts';
import { ONLY_FOLLOWED_PARAM } from '../follow/use-only-followed.ts';
import { useParam } from '../page/use-param.ts';
import { useLinkOrigin } from '../use-link-origin.ts';

interface ListToolbarProps {
  /** The title of what is shared. */
  readonly title: string;
  readonly text?: string | undefined;
  /** The competition, or the club, that the page is about. */
  readonly follow?: Followable | undefined;
  /** Whether the list has rows that can be followed. */
  readonly hasEntrants?: boolean;
  /** Whether the list has events that can be followed. */
  readonly hasEvents?: boolean;
  /** URLs of the list as a file; each is offered only where it is given. */
  readonly csv?: string | undefined;
  /** Whether a list without a `csv` URL can be saved as a table from the page. */
  readonly hasTable?: boolean;
  readonly pdf?: string | undefined;
  readonly calendar?: string | undefined;
}

/**
 * The toolbar of a list: a row of buttons, on a phone a popover behind «⋯». Both are the same element.
 */
export function ListToolbar({
  title,
  text,
  follow,
  hasEntrants = false,
  hasEvents = false,
  csv,
  hasTable = false,
  pdf,
  calendar,
}: ListToolbarProps) {
  const { t } = useText();
  const host = useContext(HostContext);
  const origin = useLinkOrigin();
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => {
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  };
  const saveCsv = async () => {
    try {
      const { savePageCsv } = await import('./page-csv.ts');
      if (!savePageCsv(title)) host?.notify(t('tools.csv.none'));
    } catch {
      host?.notify(t('tools.csv.failed'), { kind: 'error' });
    }
  };
  const closeThen = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <div className="list-tools">
      <button type="button" className="icon-btn tools-more" popoverTarget={id} aria-label={t('tools')}>
        <Icon name="more" />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div ref={sheet} id={id} popover="auto" className="list-acts" role="group" aria-label={t('tools')}>
        {hasEntrants && <FollowedToggle hasEvents={hasEvents} onDone={close} />}
        {follow !== undefined && <StarButton item={follow} className="btn quiet" />}
        <button
          type="button"
          className="btn quiet"
          onClick={closeThen(() => void share({ origin, title, text, host, t }))}
        >
          <Icon name="share" />
          {t('share')}
        </button>
        <button type="button" className="btn quiet" onClick={closeThen(() => window.print())}>
          <Icon name="print" />
          {t('print')}
        </button>
        {pdf !== undefined && (
          <a className="btn quiet" href={pdf} target="_blank" rel="noopener" onClick={close}>
            <Icon name="paper" />
            {t('tools.pdf')}
          </a>
        )}
        {csv !== undefined && (
          <a className="btn quiet" href={csv} download onClick={close}>
            <Icon name="download" />
            {t('tools.csv')}
          </a>
        )}
        {csv === undefined && hasTable && (
          <button type="button" className="btn quiet" onClick={closeThen(() => void saveCsv())}>
            <Icon name="download" />
            {t('tools.csv')}
          </button>
        )}
        {calendar !== undefined && (
          <a className="btn quiet" href={calendar} download onClick={close}>
            <Icon name="calendar" />
            {t('tools.calendar')}
          </a>
        )}
      </div>
    </div>
  );
}

/** «Suivis»: filters the list to followed rows; hidden where nothing is followed. */
function FollowedToggle({ hasEvents, onDone }: { readonly hasEvents: boolean; readonly onDone: () => void }) {
  const { t } = useText();
  const { entrantCount, items } = useFollowed();
  const [onlyFollowed, setOnlyFollowed] = useParam(ONLY_FOLLOWED_PARAM);
  const isFollowing = entrantCount > 0 || (hasEvents && items.some(({ kind }) => kind === 'event'));
  if (!isFollowing && onlyFollowed === '') return null;
  return (
    <button
      type="button"
      className="btn quiet"
      aria-pressed={onlyFollowed !== ''}
      onClick={() => {
        onDone();
        setOnlyFollowed(onlyFollowed === '' ? '1' : '');
      }}
    >
      <Icon name="list" />
      {t('follow.filter')}
    </button>
  );
}
