import { type ReactNode, useEffect } from 'react';

interface Props {
  readonly children: string;
  /** A short text after the title, as how many rows the screen has. */
  readonly note?: string | undefined;
  /** The page's main button, beside the title. */
  readonly aside?: ReactNode;
}

/** The title of a screen, and of the document. The shell moves the focus to it after a change of route. */
export function PageTitle({ children, note, aside }: Props) {
  useEffect(() => {
    document.title = `${children} – Foulée`;
  }, [children]);
  return (
    <div className="adm-head">
      <h1 tabIndex={-1}>{children}</h1>
      {note !== undefined && <span className="adm-note">{note}</span>}
      {aside !== undefined && <div className="btns adm-aside">{aside}</div>}
    </div>
  );
}
