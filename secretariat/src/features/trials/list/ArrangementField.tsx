import { useId } from 'react';
import { Segments } from '../../../components/form/Segments.tsx';
import { useText } from '../../../locales/use-text.ts';
import { ARRANGEMENTS, type Arrangement } from './line.ts';

interface Props {
  readonly value: Arrangement;
  readonly onChoose: (value: Arrangement) => void;
}

/** Whether the programme stands by event or by time, under its label as the filters beside it. */
export function ArrangementField({ value, onChoose }: Props) {
  const { t } = useText();
  const id = useId();
  return (
    <div className="field arrangement">
      <span className="lab" id={id}>
        {t('trials.arranged')}
      </span>
      <Segments<Arrangement>
        aria-labelledby={id}
        value={value}
        options={ARRANGEMENTS.map((each) => ({ value: each, label: t(`trials.arranged.${each}`) }))}
        onChange={onChoose}
      />
    </div>
  );
}
