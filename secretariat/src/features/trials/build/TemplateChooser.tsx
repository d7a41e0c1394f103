import { Checkbox, Radio } from 'antd';
import { useState } from 'react';
import { CATEGORIES, COMBINED_PROGRAMMES, type CombinedProgramme, formatDiscipline } from 'shared-domain';
import { Button } from '../../../components/Button.tsx';
import { clockOf, minutesOf } from '../../../components/time/clock.ts';
import { useText } from '../../../locales/use-text.ts';
import { EditField } from '../edit/EditField.tsx';
import { indoors } from './indoors.ts';
import { layOut, layOutCombined } from './lay-out.ts';
import type { Planned } from './planned.ts';
import { COMBINED, TEMPLATES } from './templates.ts';

interface Props {
  readonly days: readonly string[];
  readonly kind: string;
  readonly onChosen: (planned: readonly Planned[]) => void;
}

const CODES = [...new Set(CATEGORIES.filter(({ id }) => id < 100).map(({ code }) => code))];
const CHOICES = [...TEMPLATES.map(({ id }) => id), 'combined'] as const;

/** A template, the categories, the sexes and the hour at which each day begins: what it gives is shown below at once. */
export function TemplateChooser({ days, kind, onChosen }: Props) {
  const { t, language } = useText();
  const [choice, setChoice] = useState<(typeof CHOICES)[number]>('club');
  const [combined, setCombined] = useState<CombinedProgramme>('decathlon');
  const [codes, setCodes] = useState<readonly string[]>(TEMPLATES[0]?.codes ?? []);
  const [sexes, setSexes] = useState<readonly (1 | 2)[]>([2, 1]);
  const [begins, setBegins] = useState('10:00');

  const choose = (next: (typeof CHOICES)[number]) => {
    setChoice(next);
    setCodes(TEMPLATES.find(({ id }) => id === next)?.codes ?? ['SE']);
  };
  const lay = () => {
    const minutes = minutesOf(begins);
    const options = { days, begins: Number.isNaN(minutes) ? minutesOf('10:00') : minutes, codes, sexes };
    const template = TEMPLATES.find(({ id }) => id === choice);
    if (template === undefined) onChosen(layOutCombined(combined, options));
    else onChosen(layOut(kind === 'indoor' ? indoors(template) : template, options));
  };
  return (
    <section className="trial-build" aria-label={t('trials.template')}>
      <Radio.Group
        className="adm-cards"
        optionType="button"
        value={choice}
        options={CHOICES.map((value) => ({ value, label: t(`trials.template.${value}`) }))}
        onChange={({ target }) => choose(target.value)}
      />
      <p className="muted">{t(`trials.template.${choice}.help`)}</p>
      {choice === 'combined' && (
        <EditField label={t('trials.template.programme')}>
          {(field) => (
            <select
              {...field}
              className="sel"
              value={combined}
              onChange={({ target }) => setCombined(target.value as CombinedProgramme)}
            >
              {COMBINED.map((name) => (
                <option key={name} value={name}>
                  {formatDiscipline(COMBINED_PROGRAMMES[name], language)} {t(`trials.template.${name}`)}
                </option>
              ))}
            </select>
          )}
        </EditField>
      )}
      <fieldset className="trial-codes">
        <legend>{t('trials.categories')}</legend>
        <Checkbox.Group
          value={[...codes]}
          options={CODES}
          onChange={(values) => setCodes(CODES.filter((code) => values.includes(code)))}
        />
      </fieldset>
      <div className="trial-pair">
        <fieldset className="trial-codes">
          <legend>{t('trials.sex')}</legend>
          <Checkbox.Group<1 | 2>
            value={[...sexes]}
            options={([2, 1] as const).map((value) => ({ value, label: t(`trials.sex.${value}`) }))}
            onChange={setSexes}
          />
        </fieldset>
        <EditField label={t('trials.begins')}>
          {(field) => (
            <input
              {...field}
              className="in"
              type="time"
              value={begins}
              onChange={({ target }) => setBegins(target.value === '' ? clockOf(600) : target.value)}
            />
          )}
        </EditField>
      </div>
      <Button kind="main" disabled={codes.length === 0 || sexes.length === 0} onClick={lay}>
        {t('trials.template.show')}
      </Button>
    </section>
  );
}
