import type { ComponentPropsWithoutRef } from 'react';
import { useScrollAnimation } from 'shared-domain/platform';

const ANIMATIONS = { down: 'fadeInUp', up: 'fadeInDown' } as const;

type RevealProps = ComponentPropsWithoutRef<'section'> & { readonly as?: 'section' | 'div' };

/**
 * A part of a page that is animated when it is scrolled into view (P4.11): from below when scrolling down, from above when
 * scrolling up. What is in view at first is not animated.
 */
export function Reveal({ as: Tag = 'section', className = '', ...props }: RevealProps) {
  const { ref, className: animation } = useScrollAnimation(ANIMATIONS, { repeat: true, skipFirst: true });
  return <Tag {...props} ref={ref} className={`${className} ${animation}`.trim() || undefined} />;
}
