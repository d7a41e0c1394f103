import type { ReactNode } from 'react';
import { formatCategoryCode, formatGrams } from 'shared-domain';
import type { Line } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';

interface Props {
  readonly line: Line;
  readonly hasCategory?: boolean;
  readonly children?: ReactNode;
}

/** The athlete with category, own implement and club; a relay team with its members. */
export function AthleteCell({ line, hasCategory = false, children }: Props) {
  const { last, first, club, isRelay, members, category, implement } = line;
  const { language } = useText();
  const ownImplement = [
    (hasCategory || implement !== undefined) && formatCategoryCode(category, language),
    implement !== undefined && formatGrams(implement, language),
  ];
  const details = isRelay ? members : [...ownImplement, club].filter(Boolean).join(' · ');
  return (
    <th scope="row">
      <b>{last}</b> {first}
      {details !== '' && <span className="small muted">{details}</span>}
      {children}
    </th>
  );
}
