import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import './button.css';

const CLASSES = {
  plain: 'btn',
  main: 'btn main',
  danger: 'btn danger',
  quiet: 'btn quiet',
  icon: 'btn icon-only',
  /** An icon of a bar or a row, without an edge. */
  bare: 'icon-btn',
  link: 'link',
  /** Dressed by its own class alone. */
  own: '',
} as const;

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: keyof typeof CLASSES;
  readonly isSmall?: boolean;
  /** What it began is under way: it keeps the focus and does nothing more until that is over. */
  readonly isBusy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The one button of the secretariat. A busy one is not `disabled`, which would take the focus from whoever pressed it. */
export function Button({
  kind = 'plain',
  isSmall = false,
  isBusy = false,
  className,
  type = 'button',
  onClick,
  ...more
}: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...more}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
      type={type}
      className={[CLASSES[kind], isSmall && 'small', className].filter(Boolean).join(' ')}
      onClick={press}
    />
  );
}
