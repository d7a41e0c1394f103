import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import './paper.css';
import './paper-alone.global.css';

interface Props {
  readonly className?: string;
  readonly children: ReactNode;
  readonly onDone: () => void;
}

/** Prints its children and nothing else of the page. */
export function Paper({ className = '', children, onDone }: Props) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(<div className={`part-secretariat paper ${className}`}>{children}</div>, document.body);
}
