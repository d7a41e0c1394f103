import { Alert } from 'antd';
import { isFieldEvent } from 'shared-domain';
import { useStartListQuery } from '../../api/start-lists.ts';
import { useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';
import { formatTrialNameInGroup } from '../trial/trial-name.ts';
import { findFreeLane, findOpenHeat, isDrawn, isFull, type ListChoice } from './list-choices.ts';

interface Props {
  /** Number of lanes of the stadium. */
  readonly laneCount: number;
  readonly list: ListChoice | undefined;
  /** undefined where the list is not for the form to choose. */
  readonly onChoose: ((list: ListChoice) => void) | undefined;
}

/** Says of a late entry that its event has been drawn: among the entries it would start nowhere. Offers the heat with the most room. */
export function AfterDrawNote({ laneCount, list, onChoose }: Props) {
  const { t, language } = useText();
  const isLate = list !== undefined && list.trial === undefined && isDrawn(list.group);
  const heat = isLate ? findOpenHeat(list.group) : undefined;
  const { currentData } = useStartListQuery(heat?.oid ?? '', { skip: heat === undefined });
  if (!isLate) return null;
  if (heat === undefined) return <Alert type="warning" showIcon title={t('entry.drawn.over')} />;
  const lane = isFieldEvent(heat.g0) ? '' : findFreeLane(currentData?.rows ?? [], laneCount);
  const name = formatTrialNameInGroup(heat, language);
  return (
    <Alert
      type="warning"
      showIcon
      title={isFull(heat, laneCount) ? t('entry.drawn.full', { lanes: laneCount }) : t('entry.drawn')}
      action={
        onChoose !== undefined && (
          <Button isSmall onClick={() => onChoose({ oid: heat.oid, group: list.group, trial: heat })}>
            {lane === '' ? t('entry.drawn.place', { name }) : t('entry.drawn.lane', { name, lane })}
          </Button>
        )
      }
    />
  );
}
