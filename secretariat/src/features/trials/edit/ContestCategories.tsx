import { Alert } from 'antd';
import {
  type EntryEvent,
  findCategory,
  findFederation,
  findFederationTable,
  formatCategoryCode,
  formatCategoryCodes,
} from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { useStartListsQuery } from '../../../api/start-lists.ts';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { ChoicesField } from '../../../components/form/ChoiceField.tsx';
import { useText } from '../../../locales/use-text.ts';
import { listOfferedCodes } from '../build/combined-choice.ts';
import { formatChosenCode } from '../build/lay-out.ts';
import { chooseCodes, countOutside, listCodes } from './contest-draft.ts';

interface Props {
  readonly challenge: Pick<Challenge, 'rtype' | 'date'>;
  readonly event: EntryEvent;
  /** oids of the lists whose athletes the categories are compared with. */
  readonly lists: readonly string[];
  readonly onCategories: (categories: readonly number[]) => void;
}

/** The categories that a contest of all ages is for; none is all of them. Says who is entered of another category. */
export function ContestCategories({ challenge, event, lists, onCategories }: Props) {
  const { t, language } = useText();
  const { categories = [] } = event;
  const table = findFederationTable(findFederation(challenge.rtype));
  const isLimited = categories.length > 0;
  const starts = useStartListsQuery(lists, { skip: !isLimited || lists.length === 0 });
  const rows = isLimited ? (starts.data ?? []).flatMap((list) => list.rows) : [];
  const outside = [...countOutside(event, rows, challenge.date, table)]
    .toSorted(([a], [b]) => (findCategory(a)?.youngest ?? 0) - (findCategory(b)?.youngest ?? 0))
    .map(([category, count]) =>
      t('trials.edit.contest.who', { count, code: formatCategoryCode(category, language) ?? String(category) }),
    );
  const chosenCodes = listCodes(categories);
  const codes = new Set([...listOfferedCodes(table).filter((code) => code !== 'TC'), ...chosenCodes]);
  return (
    <>
      <details className="trial-steps">
        <summary>
          {isLimited
            ? t('trials.edit.contest.codes', { codes: formatCategoryCodes(categories, language) })
            : t('trials.edit.contest.all')}
        </summary>
        <p className="muted">{t('trials.edit.contest.help')}</p>
        <ChoicesField
          className="trial-codes"
          label={t('trials.edit.contest')}
          values={chosenCodes}
          options={[...codes].map((code) => ({ value: code, label: formatChosenCode(code, language, table) }))}
          onChoose={(chosen) => onCategories(chooseCodes(event, chosen, table))}
        />
      </details>
      {isLimited && <CallAlert error={starts.error} />}
      {outside.length > 0 && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={t('trials.edit.contest.outside', { who: outside.join(', ') })}
        />
      )}
    </>
  );
}
