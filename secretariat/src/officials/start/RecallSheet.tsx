import { useState } from 'react';
import { FALSE_START_RULE, formatReaction, isPossibleFalseStart, RECALL_CARDS, type RecallCard } from 'shared-domain';
import { Keypad } from '../attempts/Keypad.tsx';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import type { FoldedTrialView } from '../contest/fold-trial.ts';
import type { Act } from '../contest/use-act.ts';
import { formatWho, listAthletes } from '../presence/presence.ts';
import { formatEventName, formatTrialRound } from '../trials/trial-names.ts';
import { useConsole, useText } from '../use-console.ts';
import { isCombinedRace } from './read-start.ts';
import { createStartFacts } from './start-facts.ts';

interface Props {
  readonly folded: FoldedTrialView;
  readonly onAct: Act;
}

const MAX_DIGITS = 4;
const CARD_CLASSES: Readonly<Record<RecallCard, string>> = { green: 'g', yellow: 'y', red: 'r' };
const COLOURS = { green: 'ok', yellow: 'amber', red: 'no' } as const;

/** A recall: the lanes whose fault it was, then the card. A reaction is only a hint; the card decides. */
export function RecallSheet({ folded, onAct }: Props) {
  const { log, seen } = useConsole();
  const { t, language } = useText();
  const [opened] = useState(() => log.clock.at());
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [card, setCard] = useState<RecallCard>();
  const [digits, setDigits] = useState('');
  const [isEarly, setEarly] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const { outcome } = folded.sheet.state.starts;
  const athletes = listAthletes(folded).filter(({ out }) => out === undefined);
  const named = athletes.filter(({ row }) => chosen.includes(row));
  const isFirstWarning = isCombinedRace(folded) && !outcome.fieldWarned;
  const reaction = digits === '' ? undefined : Number(digits) * (isEarly ? -1 : 1);
  const who = named.map(formatWho).join(', ');
  const isReady = card !== undefined && (card === 'green' || named.length > 0);
  const time = new Date(opened).toLocaleTimeString('fr-FR', { timeZone: seen()?.challenge.tz ?? 'UTC' });
  const cardNote = (one: RecallCard) =>
    t(one === 'yellow' && isFirstWarning ? 'start.card.yellow.first' : `start.card.${one}.note`);
  const effect = () => {
    if (card === 'red') return t('start.do.red', { rule: FALSE_START_RULE, count: named.length });
    if (card === 'yellow') return t(isFirstWarning ? 'start.do.first' : 'start.do.yellow');
    return t('start.do.green');
  };
  const action = !isReady ? (
    t(card === undefined ? 'start.chooseCard' : 'start.chooseLane')
  ) : (
    <>
      <span>{card === 'green' ? t('start.act.green') : t(`start.act.${card}`, { who })}</span>
      <small>{effect()}</small>
    </>
  );
  const toggle = (row: string) =>
    setChosen(chosen.includes(row) ? chosen.filter((one) => one !== row) : [...chosen, row]);
  return (
    <>
      <section className="who">
        <div className="w2">
          <h2 className="nm">
            {t('start.recall')} <span>{time}</span>
          </h2>
        </div>
        <p className="w3">
          <b>
            {formatEventName(folded.trial, language)} · {formatTrialRound(folded.trial, language)}.
          </b>{' '}
          {t('start.recall.text')}
        </p>
      </section>
      <Sheet
        title={t('start.recall')}
        isBare
        isActFirst
        action={action}
        colour={card === undefined ? 'ok' : COLOURS[card]}
        isReady={isReady}
        onConfirm={() => {
          if (card === undefined) return;
          const rows = card === 'green' ? [] : named.map(({ row }) => row);
          void onAct([createStartFacts(folded.trial.oid).recall(card, rows, rows.length > 1 ? undefined : reaction)]);
        }}
      >
        {isTyping ? (
          <div className="keys">
            <output className="reaction">{reaction === undefined ? '0.' : `${formatReaction(reaction)} s`}</output>
            <Key className="key m" isQuick onPress={() => setTyping(false)}>
              {t('start.reaction.done')}
            </Key>
            <Keypad
              onDigit={(digit) => digits.length < MAX_DIGITS && setDigits(`${digits}${digit}`)}
              onErase={() => setDigits(digits.slice(0, -1))}
            >
              <Key className="key w2c" isQuick aria-pressed={isEarly} onPress={() => setEarly(!isEarly)}>
                ±<small>{t('start.early')}</small>
              </Key>
            </Keypad>
          </div>
        ) : (
          <>
            <div className="lp">
              {athletes.map(({ row, no, start }) => (
                <Key
                  key={row}
                  className={chosen.includes(row) ? 'key no' : 'key q'}
                  isQuick
                  aria-pressed={chosen.includes(row)}
                  aria-label={`${t('start.lane', { no })}, ${[start.bib, start.last.toUpperCase()].filter(Boolean).join(' ')}`}
                  onPress={() => toggle(row)}
                >
                  {no}
                  <small>{start.bib}</small>
                </Key>
              ))}
            </div>
            <div className="cards" role="radiogroup" aria-label={t('start.card')}>
              {RECALL_CARDS.map((one) => (
                <Key
                  key={one}
                  className={one === card ? 'cd-k sel' : 'cd-k'}
                  role="radio"
                  isQuick
                  aria-checked={one === card}
                  disabled={one === 'red' && isFirstWarning}
                  onPress={() => setCard(one)}
                >
                  <span className={`cardi ${CARD_CLASSES[one]}`} aria-hidden="true">
                    {t(`start.card.${one}.letter`)}
                  </span>
                  {t(`start.card.${one}`)}
                  <small>{one === 'red' && isFirstWarning ? t('start.card.red.later') : cardNote(one)}</small>
                </Key>
              ))}
            </div>
            <div className={isPossibleFalseStart(reaction) ? 'strip hint' : 'strip blue hint'} role="status">
              <Icon name="clock" />
              <span>
                {reaction === undefined
                  ? t('start.reaction.none')
                  : t(isPossibleFalseStart(reaction) ? 'start.reaction.low' : 'start.reaction', {
                      reaction: formatReaction(reaction),
                    })}
              </span>
              <Key className="btn" isQuick aria-label={t('start.reaction.type')} onPress={() => setTyping(true)}>
                {reaction === undefined ? t('start.reaction.add') : formatReaction(reaction)}
              </Key>
            </div>
          </>
        )}
      </Sheet>
    </>
  );
}
