import { useState } from 'react';
import type { BarsView, FoldedTrialView } from 'shared-domain/live-input';
import { Field } from '../components/Field.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { AthleteChoice } from '../contest/AthleteChoice.tsx';
import type { Act } from '../contest/use-act.ts';
import { formatBib } from '../contest/words.ts';
import { useRowState } from '../desk/row-state.ts';
import { useExtraText } from '../texts/extra-texts.ts';
import { createBarsFacts } from './bars-facts.ts';

interface Props {
  readonly bars: BarsView;
  readonly folded: FoldedTrialView;
  readonly onAct: Act;
}

const CENTIMETRE = 10;
/** How far the uprights may stand from the box, cm. */
const MAX_UPRIGHTS = 80;

/** Where an athlete wants the uprights of a pole vault, in cm from the box. */
export function UprightsSheet({ bars: { athletes, called }, folded, onAct }: Props) {
  const { t } = useExtraText();
  const [row, setRow] = useRowState<string | undefined>(folded.trial, called?.row);
  const [text, setText] = useState('');
  const { settings } = folded.sheet.state;
  const listed = athletes.filter(({ standing, absence }) => standing?.status === 'in' && absence === undefined);
  const chosen = listed.find((athlete) => athlete.row === row);
  const cm = /^\d{1,2}$/.test(text.trim()) ? Number(text) : undefined;
  const isReady = chosen !== undefined && cm !== undefined && cm <= MAX_UPRIGHTS;
  return (
    <Sheet
      title={t('uprights.title')}
      action={isReady ? t('said.uprights', { bib: formatBib(chosen), cm }) : t('out.choose')}
      isReady={isReady}
      onConfirm={() => {
        if (isReady) void onAct([createBarsFacts(folded.trial.oid).uprights(chosen.row, cm * CENTIMETRE)], true);
      }}
    >
      <Field
        label={t('uprights.label')}
        className="in t"
        inputMode="numeric"
        maxLength={2}
        value={text}
        onText={setText}
      />
      <AthleteChoice
        athletes={listed}
        row={row}
        onChoose={setRow}
        findNote={(one) => {
          const { uprights } = settings.get(one) ?? {};
          return uprights === undefined ? undefined : t('uprights', { cm: uprights / CENTIMETRE });
        }}
      />
    </Sheet>
  );
}
