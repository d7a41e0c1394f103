import { formatTrialNameInGroup } from '../../components/trial/trial-name.ts';
import { useText } from '../../locales/use-text.ts';
import { SelectField } from '../form/SelectField.tsx';
import { isFull, type ListChoice, listEventLists } from './list-choices.ts';

interface Props {
  /** Number of lanes of the stadium. */
  readonly laneCount: number;
  readonly chosen: ListChoice | undefined;
  readonly onChoose: (list: ListChoice | undefined) => void;
}

/** Asks for the list of the chosen event, where it has several: its entries or one of its heats. */
export function ListField({ laneCount, chosen, onChoose }: Props) {
  const { t, language } = useText();
  const lists = chosen === undefined ? [] : listEventLists(chosen.group, laneCount);
  if (lists.length < 2) return null;
  const formatList = (trial: ListChoice['trial']) => {
    if (trial === undefined) return t('starts.commitments');
    const name = formatTrialNameInGroup(trial, language);
    return isFull(trial, laneCount) ? t('entry.list.full', { name }) : name;
  };
  return (
    <SelectField
      label={t('entry.list')}
      value={chosen?.oid ?? ''}
      options={lists.map(({ oid, trial }) => ({
        value: oid,
        label: formatList(trial),
      }))}
      onChoose={(oid) => onChoose(lists.find((one) => one.oid === oid))}
    />
  );
}
