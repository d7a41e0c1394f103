import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { TWIN_STYLES } from '../../officials/twin/twin-styles.ts';

interface Props {
  readonly title: string;
  readonly language: string;
  readonly children: ReactNode;
}

/** Gives a frame's page the consoles' styles. They are put in by script: the site's policy allows no inline styles. */
function dressPage(page: Document, language: string): void {
  page.documentElement.lang = language;
  const { CSSStyleSheet: Sheet } = page.defaultView as unknown as { CSSStyleSheet: typeof CSSStyleSheet };
  const sheet = new Sheet();
  // Test environments have none.
  sheet.replaceSync?.(TWIN_STYLES);
  page.adoptedStyleSheets = [sheet];
}

/** Draws a console in a page of its own within this one: its styles and those of the secretariat do not meet. */
export function ConsoleFrame({ title, language, children }: Props) {
  const [body, setBody] = useState<HTMLElement>();
  const open = (frame: HTMLIFrameElement | null) => {
    const page = frame?.contentDocument;
    if (page == null || page.body === body) return;
    dressPage(page, language);
    setBody(page.body);
  };
  return (
    <iframe className="twin-frame" title={title} ref={open} onLoad={({ currentTarget }) => open(currentTarget)}>
      {body !== undefined && createPortal(children, body)}
    </iframe>
  );
}
