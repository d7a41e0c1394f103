import { useState } from 'react';
import { formatDistance, formatWind, type HorizontalAttempt, isPublished, isUnderProtest } from 'shared-domain';
import {
  type AttemptsView,
  type FoldedTrialView,
  findWritten,
  formatAttempt,
  isTypedAttempt,
} from 'shared-domain/live-input';
import { Field } from '../components/Field.tsx';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { AttemptActs } from '../contest/ContestSheets.tsx';
import type { Act } from '../contest/use-act.ts';
import { formatBib } from '../contest/words.ts';
import { useExtraText } from '../texts/extra-texts.ts';
import type { View } from '../view.ts';
import { type AttemptSaid, createAttemptsFacts } from './attempts-facts.ts';
import { Keypad } from './Keypad.tsx';
import { useMarkEntry } from './use-mark-entry.ts';

interface Props {
  readonly attempts: AttemptsView;
  readonly folded: FoldedTrialView;
  readonly view: Extract<View, { name: 'trial' }>;
  readonly onAct: Act;
}

/** What an attempt should be instead of a mark; `none` withdraws it. */
const LETTERS = ['x', '-', 'none'] as const;

const formatWithWind = (attempt: HorizontalAttempt | undefined): string =>
  `${formatAttempt(attempt)}${attempt?.w === undefined ? '' : ` (${formatWind(attempt.w)})`}`;

/** What an attempt says, and what it should say; both stay in the log. */
export function CorrectAttempt({ attempts, folded, view, onAct }: Props) {
  const { t } = useExtraText();
  const [letter, setLetter] = useState<(typeof LETTERS)[number]>();
  const [why, setWhy] = useState('');
  const at = view.about?.at ?? 0;
  const athlete = attempts.athletes.find(({ row }) => row === view.about?.row);
  // A sheet is about one attempt, whatever key its row has meanwhile.
  const typed = useMarkEntry('correct', attempts.event, {});
  const written = athlete && findWritten(attempts.attempts, athlete, at);
  if (athlete === undefined || written === undefined) return null;
  const [now, own] = [athlete.series[at], athlete.own[at]].map(formatWithWind);
  const w = typed.wind ?? written.w;
  const readSaid = (): AttemptSaid | undefined => {
    // A foul keeps what was measured of it, in case of a protest (TR 8.5).
    if (letter === 'x') return { r: 'x', v: written.v, w: written.w };
    if (letter === '-') return { r: '-' };
    if (typed.distance !== undefined) return { r: 'o', v: typed.distance, w };
    return typed.wind !== undefined && written.v !== undefined
      ? { r: written.r === 'x' ? 'x' : 'o', v: written.v, w }
      : undefined;
  };
  const said = readSaid();
  const contest = folded.sheet.state.contest?.state;
  const isProtested = contest !== undefined && isUnderProtest(contest, written.id);
  const isGiven = isPublished(folded.sheet.state.status);
  const isReady = (said !== undefined || letter === 'none') && (!isGiven || why.trim() !== '');
  return (
    <Sheet
      title={t('correct.titleAttempt', {
        bib: formatBib(athlete),
        name: athlete.start.last.toUpperCase(),
        n: at + 1,
      })}
      text={
        isTypedAttempt(athlete, at)
          ? t('correct.desk', { desk: now || t('empty'), own: own ?? '' })
          : t('correct.says', { letters: now ?? '' })
      }
      action={t('correct.do')}
      colour="no"
      isReady={isReady}
      onConfirm={() => {
        const facts = createAttemptsFacts(folded.trial.oid);
        const corrected = letter === 'none' ? undefined : said;
        void onAct(
          isProtested && corrected?.r === 'x'
            ? facts.correctProtested(written, corrected, why.trim())
            : [facts.correct(written, corrected, why.trim())],
        );
      }}
    >
      <div className="cells halves">
        <Key
          className={letter === undefined && typed.pad === 'mark' ? 'btn sel half' : 'btn q half'}
          isQuick
          aria-pressed={letter === undefined && typed.pad === 'mark'}
          onPress={() => {
            setLetter(undefined);
            typed.show('mark');
          }}
        >
          {typed.distance === undefined ? t('correct.mark') : formatDistance(typed.distance)}
        </Key>
        {attempts.hasWind && (
          <Key
            className={letter === undefined && typed.pad === 'wind' ? 'btn sel half' : 'btn q half'}
            isQuick
            aria-pressed={letter === undefined && typed.pad === 'wind'}
            onPress={() => {
              setLetter(undefined);
              typed.show('wind');
            }}
          >
            {w === undefined ? t('wind.unknown') : formatWind(w)}
          </Key>
        )}
        {LETTERS.map((one) => (
          <Key
            key={one}
            isQuick
            className={one === letter ? 'btn sel' : 'btn q'}
            aria-pressed={one === letter}
            onPress={() => setLetter(one)}
          >
            {one === 'none' ? t('empty') : formatAttempt({ r: one })}
          </Key>
        ))}
      </div>
      {letter === undefined && (
        <div className="padkeys">
          <Keypad onDigit={typed.press} onErase={typed.erase} />
          {typed.pad === 'wind' &&
            ([1, -1] as const).map((sign) => (
              <Key
                key={sign}
                className={typed.windSign === sign ? 'key sel w3c' : 'key neu w3c'}
                isQuick
                aria-pressed={typed.windSign === sign}
                aria-label={t(sign === 1 ? 'wind.behind' : 'wind.against')}
                onPress={() => typed.sign(sign)}
              >
                {sign === 1 ? '+' : '−'}
              </Key>
            ))}
        </div>
      )}
      {isGiven && <Field label={t('correct.why')} className="in t" value={why} maxLength={200} onText={setWhy} />}
      <AttemptActs
        folded={folded}
        onAct={onAct}
        lastId={written.id}
        failureId={written.r === 'x' ? written.id : undefined}
        isUnmeasured={written.v === undefined}
      />
    </Sheet>
  );
}
