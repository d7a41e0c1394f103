import { Alert } from 'antd';
import { useState } from 'react';
import type { QualificationAnswer, QualificationBody } from 'shared-domain/contract';
import { Button } from '../../../components/Button.tsx';
import { ChoicesField } from '../../../components/form/ChoiceField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { makeSeed } from '../../../components/make-seed.ts';
import { useText } from '../../../locales/use-text.ts';

type Tie = QualificationAnswer['open'][number];
type Draw = NonNullable<QualificationBody['draw']>;

interface Props {
  readonly ties: readonly Tie[];
  readonly names: ReadonlyMap<string, string>;
  readonly isBusy: boolean;
  readonly onDraw: (draw: Draw) => void;
}

/** Ties for the last places: drawn by lot here, or entered as drawn in front of the athletes (TR 21.2). */
export function OpenTies({ ties, names, isBusy, onDraw }: Props) {
  return ties.map((tie) =>
    tie.needs === 'method' ? (
      <MixedMethods key={tie.tied.join()} tie={tie} names={names} />
    ) : (
      <OpenTie key={tie.tied.join()} tie={tie} names={names} isBusy={isBusy} onDraw={onDraw} />
    ),
  );
}

/** No lots where hand times stand beside electronic ones: the referee names who goes on (TR 20.8). */
function MixedMethods({ tie: { tied, spots }, names }: Pick<Props, 'names'> & { readonly tie: Tie }) {
  const { t } = useText();
  const who = tied.map((row) => names.get(row) ?? row).join(', ');
  return (
    <Alert
      className="adm-gap"
      type="warning"
      showIcon
      title={t('starts.mixed', { count: spots })}
      description={t('starts.mixed.help', { who })}
    />
  );
}

function OpenTie({ tie, names, isBusy, onDraw }: Omit<Props, 'ties'> & { readonly tie: Tie }) {
  const { t } = useText();
  const [officialText, setOfficialText] = useState('');
  const [chosenRows, setChosenRows] = useState<string[]>([]);
  const { tied, spots } = tie;
  const official = officialText.trim();
  const hasChosen = chosenRows.length === spots;
  const missing = [
    ...(official === '' ? [t('starts.tie.by.missing')] : []),
    ...(hasChosen ? [] : [t('starts.tie.chosen.missing', { count: spots })]),
  ];
  return (
    <Alert
      className="adm-gap"
      type="warning"
      showIcon
      title={t('starts.tie', { count: tied.length, spots })}
      description={
        <div className="tie">
          <ChoicesField
            label={t('starts.tie.chosen')}
            isLabelHidden
            options={tied.map((row) => ({ value: row, label: names.get(row) ?? row }))}
            values={chosenRows}
            onChoose={setChosenRows}
          />
          <TextField
            label={t('starts.tie.by')}
            maxLength={120}
            value={officialText}
            onText={setOfficialText}
            help={missing.length === 0 ? undefined : missing.join(' ')}
          />
          <div className="btns">
            <Button
              isBusy={isBusy}
              disabled={official === ''}
              onClick={() => onDraw({ tied: [...tied], by: official, seed: makeSeed() })}
            >
              {t('starts.tie.draw')}
            </Button>
            <Button
              isBusy={isBusy}
              disabled={official === '' || !hasChosen}
              onClick={() => onDraw({ tied: [...tied], by: official, chosen: chosenRows })}
            >
              {t('starts.tie.take', { spots })}
            </Button>
          </div>
        </div>
      }
    />
  );
}
