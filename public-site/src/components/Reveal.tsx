import type { ComponentPropsWithoutRef } from 'react';
import { useScrollAnimation } from 'shared-domain/platform';

const COMES_IN = { down: 'fadeInUp', up: 'fadeInDown' } as const;

type RevealProps = ComponentPropsWithoutRef<'section'> & { readonly as?: 'section' | 'div' };

/**
 * A part of a page that comes in as it is scrolled to, from below on the way down and from above on the way up (P4.11); what is in
 * view as the page is drawn stays still.
 */
export function Reveal({ as: Tag = 'section', className = '', ...props }: RevealProps) {
  const { ref, className: animation } = useScrollAnimation(COMES_IN, { repeat: true, skipFirst: true });
  return <Tag {...props} ref={ref} className={`${className} ${animation}`.trim() || undefined} />;
}
