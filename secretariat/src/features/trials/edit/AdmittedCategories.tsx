import { findAdmittedCategories, findFederation, findFederationTable, formatCategoryCode } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';

interface Props {
  /** The category of the event. */
  readonly category: number;
  readonly challenge: Pick<Challenge, 'rtype' | 'date'>;
}

/** The categories whose athletes may enter an event, besides its own (P5.6); nothing where there is none. */
export function AdmittedCategories({ category, challenge }: Props) {
  const { t, language } = useText();
  const table = findFederationTable(findFederation(challenge.rtype));
  const answer = findAdmittedCategories(category, { on: challenge.date, table });
  const others = 'error' in answer ? [] : answer.categories.filter(({ id, main }) => id !== category && main === 1);
  if (others.length === 0) return null;
  const codes = new Set(
    others.toSorted((a, b) => a.youngest - b.youngest).map(({ id }) => formatCategoryCode(id, language)),
  );
  return <p className="muted">{t('trials.edit.admitted', { codes: [...codes].join(', ') })}</p>;
}
