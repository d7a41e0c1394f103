import { useState } from 'react';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import type { Act } from '../contest/use-act.ts';
import { useConsole, useText } from '../use-console.ts';
import { createFinishFacts } from './finish-facts.ts';
import { formatOrdinal } from './finish-words.ts';
import type { PlaceFact } from './read-finish.ts';

interface Props {
  readonly trial: string;
  readonly facts: readonly PlaceFact[];
  readonly of: 'times' | 'order';
  readonly onSay: (fact: PlaceFact) => string;
  readonly onAct: Act;
}

/** Slides places by one: one was missed, or was one too many. */
export function SlideSheet({ trial, facts, of, onSay, onAct }: Props) {
  const { views } = useConsole();
  const { t, language } = useText();
  const last = facts.at(-1)?.place ?? 1;
  const [place, setPlace] = useState(last);
  const made = createFinishFacts(trial);
  const at = facts.find((one) => one.place === place);
  const name = formatOrdinal(place, language);
  const slide = (changes: Parameters<Act>[0]) => {
    views.back();
    void onAct(changes, true);
  };
  return (
    <Sheet title={t('finish.slide')} text={t(`finish.slide.${of}`)}>
      <div className="step3">
        <Key
          className="key m"
          isQuick
          disabled={place <= 1}
          aria-label={t('finish.earlier')}
          onPress={() => setPlace(place - 1)}
        >
          −
        </Key>
        <output>{at === undefined ? t('finish.free', { place: name }) : onSay(at)}</output>
        <Key
          className="key m"
          isQuick
          disabled={place >= last}
          aria-label={t('finish.later')}
          onPress={() => setPlace(place + 1)}
        >
          +
        </Key>
      </div>
      <div className="acts-l">
        <Key className="btn" disabled={facts.length === 0} onPress={() => slide(made.missed(facts, place))}>
          {t('finish.missed', { place: name })}
        </Key>
        <Key className="btn" disabled={facts.length === 0} onPress={() => slide(made.extra(facts, place))}>
          {t('finish.extra', { place: name })}
        </Key>
      </div>
    </Sheet>
  );
}
