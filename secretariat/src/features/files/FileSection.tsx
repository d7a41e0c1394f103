import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  readonly help: string;
  /** Choices that apply to the downloads. */
  readonly choices?: ReactNode;
  readonly children: ReactNode;
}

/** One kind of file: what it is for, and its download buttons. */
export function FileSection({ title, help, choices, children }: Props) {
  const id = useId();
  return (
    <section className="file-kind" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="muted">{help}</p>
      </div>
      <div>
        {choices !== undefined && <div className="bar-filters">{choices}</div>}
        <div className="btns">{children}</div>
      </div>
    </section>
  );
}
