import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import './paper.css';

interface Props {
  readonly children: ReactNode;
  readonly onDone: () => void;
}

/** Prints its children and nothing else of the page. */
export function Paper({ children, onDone }: Props) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(<div className="paper-sheets">{children}</div>, document.body);
}
