import type { ReactNode } from 'react';
import './empty.css';

interface Props {
  readonly title: string;
  readonly help?: string;
  readonly children?: ReactNode;
}

/** Says that there is nothing to show and what to do about it, under a drawing of five lanes. */
export function Empty({ title, help, children }: Props) {
  return (
    <div className="adm-empty">
      <svg
        className="lanes"
        viewBox="0 0 600 96"
        preserveAspectRatio="none"
        fill="none"
        stroke="currentColor"
        strokeWidth="1"
        aria-hidden="true"
      >
        <path d="M0 8H600M0 28H600M0 48H600M0 68H600M0 88H600" />
        <path strokeWidth="3" d="M40 8V28M78 28V48M116 48V68M154 68V88" />
        <path className="go" strokeWidth="3" d="M154 78H190" />
      </svg>
      <strong>{title}</strong>
      {help !== undefined && <p>{help}</p>}
      {children !== undefined && <div className="btns">{children}</div>}
    </div>
  );
}
