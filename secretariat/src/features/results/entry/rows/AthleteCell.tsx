import type { ReactNode } from 'react';
import { formatCategoryCode, formatGrams } from 'shared-domain';
import type { Line } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';

/** The athlete with club and, where each throws their own implement, category and weight; a relay team with its members. */
export function AthleteCell({ line, children }: { readonly line: Line; readonly children?: ReactNode }) {
  const { last, first, club, isRelay, members, category, implement } = line;
  const { language } = useText();
  const ownImplement =
    implement === undefined || category === undefined
      ? []
      : [formatCategoryCode(category, language), formatGrams(implement)];
  const details = isRelay ? members.join(' / ') : [club, ...ownImplement].filter(Boolean).join(' · ');
  return (
    <th scope="row">
      <b>{last}</b> {first}
      {details !== '' && <span className="small muted">{details}</span>}
      {children}
    </th>
  );
}
