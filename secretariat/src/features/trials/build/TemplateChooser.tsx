import { useState } from 'react';
import { CATEGORIES, DISCUS, type EventRef, HAMMER, isTrackEvent, JAVELIN } from 'shared-domain';
import { Button } from '../../../components/Button.tsx';
import { ChoiceField, ChoicesField } from '../../../components/form/ChoiceField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { formatClock, parseClock } from '../../../components/time/clock.ts';
import { useText } from '../../../locales/use-text.ts';
import { CombinedFields } from './CombinedFields.tsx';
import { type CombinedChoice, listChoiceCodes, listChoiceSexes, MIN_PARTS } from './combined-choice.ts';
import { layOut, layOutCombined } from './lay-out.ts';
import type { PlannedRound } from './planned-round.ts';
import { type Listed, TEMPLATES, type Template } from './templates.ts';

interface Props {
  readonly days: readonly string[];
  readonly kind: string;
  readonly onChosen: (planned: readonly PlannedRound[]) => void;
}

const CODES = [...new Set(CATEGORIES.filter(({ id }) => id < 100).map(({ code }) => code))];
const CHOICES = [...TEMPLATES.map(({ id }) => id), 'combined'] as const;

const listMixable = (choice: CombinedChoice): readonly (1 | 2 | 3)[] =>
  listChoiceSexes(choice).filter((sex): sex is 1 | 2 | 3 => sex !== 0);

/** A template, the categories, the sexes and the hour at which each day begins: what it gives is shown below at once. */
export function TemplateChooser({ days, kind, onChosen }: Props) {
  const { t } = useText();
  const [choice, setChoice] = useState<(typeof CHOICES)[number]>('club');
  const [combined, setCombined] = useState<CombinedChoice>('youthTriathlon');
  const [parts, setParts] = useState<readonly EventRef[]>([]);
  const [codes, setCodes] = useState<readonly string[]>(TEMPLATES[0]?.codes ?? []);
  const [sexes, setSexes] = useState<readonly (1 | 2 | 3)[]>([2, 1]);
  const [begins, setBegins] = useState('10:00');

  const isCombined = choice === 'combined';
  const codesOffered = isCombined ? listChoiceCodes(combined) : CODES;
  const sexesOffered: readonly (1 | 2 | 3)[] = isCombined ? listMixable(combined) : [2, 1];
  const choose = (next: (typeof CHOICES)[number]) => {
    setChoice(next);
    const offered = next === 'combined' ? listMixable(combined) : [2, 1];
    setSexes((before) => before.filter((sex) => offered.includes(sex)));
    setCodes(TEMPLATES.find(({ id }) => id === next)?.codes ?? listChoiceCodes(combined).slice(-1));
  };
  // What a combined event is not for is not offered: the categories that stay chosen are those of the new one.
  const chooseCombined = (next: CombinedChoice) => {
    const offered = listChoiceCodes(next);
    const kept = codes.filter((code) => offered.includes(code));
    setCombined(next);
    setCodes(kept.length > 0 ? kept : offered.includes('SE') ? ['SE'] : offered.slice(-1));
    setSexes((before) => before.filter((sex) => listMixable(next).includes(sex)));
  };
  const isShort = isCombined && combined === 'custom' && parts.length < MIN_PARTS;
  const lay = () => {
    const minutes = parseClock(begins);
    const options = { days, begins: Number.isNaN(minutes) ? parseClock('10:00') : minutes, codes, sexes };
    const template = TEMPLATES.find(({ id }) => id === choice);
    if (template === undefined) onChosen(layOutCombined(combined, { ...options, parts }));
    else onChosen(layOut(kind === 'indoor' ? indoors(template) : template, options));
  };
  return (
    <section className="trial-build" aria-label={t('trials.template')}>
      <ChoiceField
        label={t('trials.template')}
        isLabelHidden
        hasCards
        value={choice}
        options={CHOICES.map((value) => ({ value, label: t(`trials.template.${value}`) }))}
        onChoose={choose}
      />
      <p className="muted">{t(`trials.template.${choice}.help`)}</p>
      {isCombined && (
        <CombinedFields
          choice={combined}
          codes={codes}
          sexes={sexes}
          parts={parts}
          onChoice={chooseCombined}
          onParts={setParts}
        />
      )}
      <ChoicesField
        className="trial-codes"
        label={t('trials.categories')}
        values={codes}
        options={codesOffered.map((code) => ({ value: code, label: code }))}
        onChoose={setCodes}
      />
      <div className="trial-pair">
        <ChoicesField
          className="trial-codes"
          label={t('trials.sex')}
          values={sexes}
          options={sexesOffered.map((value) => ({ value, label: t(`trials.sex.${value}`) }))}
          onChoose={setSexes}
        />
        <TextField
          type="time"
          label={t('trials.begins')}
          value={begins}
          onText={(time) => setBegins(time === '' ? formatClock(600) : time)}
        />
      </div>
      <Button kind="main" disabled={codes.length === 0 || sexes.length === 0 || isShort} onClick={lay}>
        {t('trials.template.show')}
      </Button>
    </section>
  );
}

const NOT_INDOORS: readonly number[] = [DISCUS, HAMMER, JAVELIN, 4100];
/** What takes the place of a distance that a hall has no straight for. */
const INSTEAD: Readonly<Record<number, number>> = { 100: 60, 110: 60, 80: 50, 120: 60, 5000: 3000 };

function indoor({ g0, g1 = '0', ...listed }: Listed): readonly Listed[] {
  const place = g1 === '0' ? 'I' : `${g1}I`;
  if (NOT_INDOORS.includes(g0) || (g0 === 400 && g1 === 'H') || g1 === 'S') return [];
  return [{ ...listed, g0: isTrackEvent(g0) ? (INSTEAD[g0] ?? g0) : g0, g1: place }];
}

const same = (a: Listed, b: Listed): boolean =>
  a.g0 === b.g0 && a.g1 === b.g1 && (a.round ?? 'f') === (b.round ?? 'f') && (a.sex === b.sex || b.sex === undefined);

/** A template under a roof: shorter sprints, no long throw, every event once. */
function indoors({ days, ...template }: Template): Template {
  const seen: Listed[] = [];
  const fits = (listed: Listed) => {
    if (seen.some((known) => same(listed, known))) return false;
    seen.push(listed);
    return true;
  };
  return { ...template, days: days.map((listed) => listed.flatMap(indoor).filter(fits)) };
}
