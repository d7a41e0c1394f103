import { useState } from 'react';
import { CATEGORIES, DISCUS, type EventRef, HAMMER, isTrackEvent, JAVELIN } from 'shared-domain';
import { Button } from '../../../components/Button.tsx';
import { ChoiceField, ChoicesField } from '../../../components/form/ChoiceField.tsx';
import { DateField } from '../../../components/form/DateField.tsx';
import { parseClock } from '../../../components/time/clock.ts';
import { useText } from '../../../locales/use-text.ts';
import { CombinedFields } from './CombinedFields.tsx';
import {
  type CombinedChoice,
  FIRST_MASTERS_ID,
  keepOfferedCodes,
  listChoiceCodes,
  listChoiceSexes,
  MIN_PARTS,
  replaceSexes,
  sortCodes,
} from './combined-choice.ts';
import { formatChosenCode, layOut, layOutCombined } from './lay-out.ts';
import type { PlannedRound } from './planned-round.ts';
import { TEMPLATES, type Template, type TemplateEvent } from './templates.ts';

interface Props {
  readonly days: readonly string[];
  readonly kind: string;
  readonly onChosen: (planned: readonly PlannedRound[]) => void;
  /** Takes away the list of the template before; resolves to false where the user keeps it. */
  readonly onOther: () => Promise<boolean>;
}

/** Start of a day unless the user enters another. */
const DEFAULT_START = '10:00';

const CODES = sortCodes(CATEGORIES.filter(({ id }) => id < FIRST_MASTERS_ID));
const CHOICES = [...TEMPLATES.map(({ id }) => id), 'combined'] as const;

/** Chooses a template, categories, sexes and the start of each day, and plans its rounds. */
export function TemplateChooser({ days, kind, onChosen, onOther }: Props) {
  const { t, language } = useText();
  const [choice, setChoice] = useState<(typeof CHOICES)[number]>('club');
  const [combined, setCombined] = useState<CombinedChoice>('youthTriathlon');
  const [parts, setParts] = useState<readonly EventRef[]>([]);
  const [codes, setCodes] = useState<readonly string[]>(TEMPLATES[0]?.codes ?? []);
  const [sexes, setSexes] = useState<readonly (1 | 2 | 3)[]>([2, 1]);
  const [startText, setStartText] = useState(DEFAULT_START);

  const isCombined = choice === 'combined';
  const offeredCodes = isCombined ? listChoiceCodes(combined) : CODES;
  const offeredSexes: readonly (1 | 2 | 3)[] = isCombined ? listChoiceSexes(combined) : [2, 1];
  const choose = async (next: (typeof CHOICES)[number]) => {
    if (!(await onOther())) return;
    setChoice(next);
    const offered = next === 'combined' ? listChoiceSexes(combined) : [2, 1];
    setSexes((previous) => previous.filter((sex) => offered.includes(sex)));
    setCodes(TEMPLATES.find(({ id }) => id === next)?.codes ?? listChoiceCodes(combined).slice(-1));
  };
  // Only categories that the combined event is for are offered, and stay chosen.
  const chooseCombined = (next: CombinedChoice) => {
    setCombined(next);
    setCodes(keepOfferedCodes(next, codes));
    setSexes((previous) => previous.filter((sex) => listChoiceSexes(next).includes(sex)));
  };
  const hasTooFewParts = isCombined && combined === 'custom' && parts.length < MIN_PARTS;
  const submitTemplate = () => {
    const options = { days, dayStart: parseClock(startText), codes, sexes };
    const template = TEMPLATES.find(({ id }) => id === choice);
    if (template === undefined) onChosen(layOutCombined(combined, { ...options, parts }));
    else onChosen(layOut(kind === 'indoor' ? makeIndoorTemplate(template) : template, options));
  };
  return (
    <section className="trial-build" aria-label={t('trials.template')}>
      <ChoiceField
        label={t('trials.template')}
        isLabelHidden
        hasCards
        value={choice}
        options={CHOICES.map((value) => ({ value, label: t(`trials.template.${value}`) }))}
        onChoose={(next) => void choose(next)}
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
        options={offeredCodes.map((code) => ({ value: code, label: formatChosenCode(code, language) }))}
        onChoose={setCodes}
      />
      <div className="trial-pair">
        <ChoicesField
          className="trial-codes"
          label={t('trials.sex')}
          values={sexes}
          options={offeredSexes.map((value) => ({ value, label: t(`trials.sex.${value}`) }))}
          onChoose={(next) => setSexes(replaceSexes(sexes, next))}
        />
        <DateField
          kind="time"
          label={t('trials.begins')}
          value={startText}
          onText={(time) => setStartText(time === '' ? DEFAULT_START : time)}
        />
      </div>
      <Button
        kind="main"
        disabled={codes.length === 0 || sexes.length === 0 || hasTooFewParts || Number.isNaN(parseClock(startText))}
        onClick={submitTemplate}
      >
        {t('trials.template.show')}
      </Button>
    </section>
  );
}

const NOT_INDOORS: readonly number[] = [DISCUS, HAMMER, JAVELIN, 4100];
/** Indoor distances, in metres, by the outdoor distance that they replace. */
const INDOOR_DISTANCES: Readonly<Record<number, number>> = { 100: 60, 110: 60, 80: 50, 120: 60, 5000: 3000 };

function makeIndoorEvents({ g0, g1 = '0', ...event }: TemplateEvent): readonly TemplateEvent[] {
  const variant = g1 === '0' ? 'I' : `${g1}I`;
  if (NOT_INDOORS.includes(g0) || (g0 === 400 && g1 === 'H') || g1 === 'S') return [];
  return [{ ...event, g0: isTrackEvent(g0) ? (INDOOR_DISTANCES[g0] ?? g0) : g0, g1: variant }];
}

const isSameEvent = (a: TemplateEvent, b: TemplateEvent): boolean =>
  a.g0 === b.g0 && a.g1 === b.g1 && (a.round ?? 'f') === (b.round ?? 'f') && (a.sex === b.sex || b.sex === undefined);

/** The indoor version of a template: shorter sprints, no long throws, each event once. */
function makeIndoorTemplate({ days, ...template }: Template): Template {
  const keptEvents: TemplateEvent[] = [];
  const isNew = (event: TemplateEvent) => {
    if (keptEvents.some((kept) => isSameEvent(event, kept))) return false;
    keptEvents.push(event);
    return true;
  };
  return { ...template, days: days.map((event) => event.flatMap(makeIndoorEvents).filter(isNew)) };
}
