import { compareResults, isFieldEvent } from 'shared-domain';
import type { Challenge, ResultList } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { type HeatRow, HeatsTable } from './HeatsTable.tsx';

interface RoundQualifiersProps {
  /** Result lists of the heats of one round. */
  readonly lists: readonly ResultList[];
  readonly challenge: Challenge | undefined;
}

/** Who goes on from the heats of a round: those by place or standard before the others, each by mark (P4.2). Nothing for a single heat. */
export function RoundQualifiers({ lists, challenge }: RoundQualifiersProps) {
  const { t } = useText();
  const [first] = lists;
  if (first === undefined || lists.length < 2) return null;
  const rows = lists
    .flatMap((list) => list.rows.map((row): HeatRow => ({ ...row, list })))
    .filter(({ qualified }) => qualified !== undefined)
    .toSorted((a, b) => compareResults(a, b, 'qualifying'));
  return (
    <HeatsTable
      id={`qualifiers-${first.round}`}
      title={t('qualifiers.title')}
      help={t(isFieldEvent(first.g0) ? 'qualifiers.help.field' : 'qualifiers.help')}
      rows={rows}
      kind={challenge?.kind}
      isRanked={false}
    />
  );
}
