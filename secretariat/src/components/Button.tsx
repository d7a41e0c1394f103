import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import './button.css';

const CLASSES = {
  plain: 'btn',
  main: 'btn main',
  danger: 'btn danger',
  quiet: 'btn quiet',
  icon: 'btn icon-only',
  /** An icon in a bar or a row, without a border. */
  bare: 'icon-btn',
  link: 'link',
  /** Styled only by the class that it is given. */
  unstyled: '',
} as const;

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: keyof typeof CLASSES;
  readonly isSmall?: boolean;
  /** Whether what it started is still running: until then clicks do nothing. */
  readonly isBusy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The button of the secretariat. A busy one is not `disabled`, which would take the focus away from it. */
export function Button({
  kind = 'plain',
  isSmall = false,
  isBusy = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: Props) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
      type={type}
      className={[CLASSES[kind], isSmall && 'small', className].filter(Boolean).join(' ')}
      onClick={handleClick}
    />
  );
}
