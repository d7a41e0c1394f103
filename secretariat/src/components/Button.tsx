import { type ButtonHTMLAttributes, type FocusEvent, type MouseEvent, type Ref, useState } from 'react';
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

/**
 * The button of the secretariat. A busy one is not `disabled`, which would take the focus away from it; nor is one that has the focus, as
 * one whose click leaves nothing more to do: until the focus leaves it, its clicks do nothing.
 */
export function Button({
  kind = 'plain',
  isSmall = false,
  isBusy = false,
  disabled = false,
  className,
  type = 'button',
  onClick,
  onFocus,
  onBlur,
  ...rest
}: Props) {
  const [hasFocus, setFocus] = useState(false);
  const isInert = isBusy || (disabled && hasFocus);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) event.preventDefault();
    else onClick?.(event);
  };
  const handleFocus = (event: FocusEvent<HTMLButtonElement>) => {
    setFocus(true);
    onFocus?.(event);
  };
  const handleBlur = (event: FocusEvent<HTMLButtonElement>) => {
    // If only the window lost the focus, it comes back to the button.
    if (document.activeElement !== event.currentTarget) setFocus(false);
    onBlur?.(event);
  };
  return (
    <button
      {...rest}
      {...(isBusy && { 'aria-busy': true })}
      {...(isInert && { 'aria-disabled': true })}
      type={type}
      disabled={disabled && !hasFocus}
      className={[CLASSES[kind], isSmall && 'small', className].filter(Boolean).join(' ')}
      onClick={handleClick}
      onFocus={handleFocus}
      onBlur={handleBlur}
    />
  );
}
