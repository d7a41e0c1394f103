import { useState } from 'react';
import {
  FALSE_START_RULE,
  formatReaction,
  isCombinedPart,
  isPossibleFalseStart,
  RECALL_CARDS,
  type RecallCard,
  START_CONDUCT_RULE,
} from 'shared-domain';
import { formatEventName, formatTrialRound } from 'shared-domain/board';
import { type FoldedTrialView, type ListedAthlete, listAthletes } from 'shared-domain/live-input';
import { Keypad } from '../attempts/Keypad.tsx';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import type { Act } from '../contest/use-act.ts';
import { useRowState } from '../desk/row-state.ts';
import { formatBibName, formatSexed, formatWho, isAbsent } from '../presence/presence.ts';
import { useConsole, useText } from '../use-console.ts';
import { useConductWarned } from './conduct-cards.ts';
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
  const [chosen, setChosen] = useRowState<readonly string[]>(folded.trial, []);
  const [card, setCard] = useState<RecallCard>();
  const [digits, setDigits] = useState('');
  const [isEarly, setEarly] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const { outcome } = folded.sheet.state.starts;
  const { category } = folded.trial;
  const athletes = listAthletes(folded);
  const named = athletes.filter(({ row }) => chosen.includes(row));
  const isFirstWarning = isCombinedPart(folded.trial) && !outcome.fieldWarned;
  const conductWarned = useConductWarned(folded);
  const hasWarning = ({ row }: ListedAthlete) => conductWarned.includes(row);
  // A second warning of conduct is a red card, unless the yellow one is the false start that warns all.
  const again = isFirstWarning ? [] : named.filter(hasWarning);
  const isSecond = card === 'yellow' && again.length > 0;
  const isMixed = isSecond && again.length < named.length;
  const shown = isSecond && !isMixed ? 'red' : card;
  const reaction = digits === '' ? undefined : Number(digits) * (isEarly ? -1 : 1);
  const who = named.map(formatWho).join(', ');
  const isReady = card !== undefined && !isMixed && (card === 'green' || named.length > 0);
  const time = new Date(opened).toLocaleTimeString('fr-FR', { timeZone: seen()?.challenge.tz ?? 'UTC' });
  const cardNote = (one: RecallCard) => {
    if (one !== 'yellow') return t(`start.card.${one}.note`);
    if (isFirstWarning) return t('start.card.yellow.first');
    return t(again.length > 0 ? 'start.card.yellow.second' : 'start.card.yellow.note');
  };
  const effect = () => {
    if (isSecond) return t('start.do.second', { rule: START_CONDUCT_RULE });
    if (card === 'red') return t('start.do.red', { rule: FALSE_START_RULE, count: named.length });
    if (card === 'yellow') return t(isFirstWarning ? 'start.do.first' : 'start.do.yellow');
    return t('start.do.green');
  };
  const ask = () => {
    if (isMixed) return t('start.chooseApart', { who: again.map(formatWho).join(', ') });
    return t(card === undefined ? 'start.chooseCard' : 'start.chooseLane');
  };
  const action = !isReady ? (
    ask()
  ) : (
    <>
      <span>{shown === undefined || shown === 'green' ? t('start.act.green') : t(`start.act.${shown}`, { who })}</span>
      <small>{effect()}</small>
    </>
  );
  /** Why somebody is not in the race, or may not be. */
  const sayState = (athlete: ListedAthlete) => {
    if (athlete.out !== undefined) return athlete.out === 'scratched' ? t('presence.scratched') : athlete.out;
    return isAbsent(athlete) ? formatSexed('presence.absent', category, t).toLowerCase() : undefined;
  };
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
        colour={shown === undefined ? 'ok' : COLOURS[shown]}
        isReady={isReady}
        onConfirm={() => {
          if (shown === undefined) return;
          const rows = shown === 'green' ? [] : named.map(({ row }) => row);
          const rules = isSecond ? [START_CONDUCT_RULE] : undefined;
          const measured = rows.length > 1 ? undefined : reaction;
          void onAct([createStartFacts(folded.trial.oid).recall(shown, rows, measured, rules)]);
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
              {athletes.map((athlete) => {
                const { row, no, start, out } = athlete;
                const isChosen = chosen.includes(row);
                const state = sayState(athlete);
                const isWarned = out === undefined && (outcome.warned.includes(row) || hasWarning(athlete));
                const warned = isWarned ? formatSexed('presence.warned', category, t) : undefined;
                return (
                  <Key
                    key={row}
                    className={isChosen ? 'key no' : isAbsent(athlete) ? 'key q away' : 'key q'}
                    isQuick
                    disabled={out !== undefined}
                    aria-pressed={isChosen}
                    aria-label={[t('start.lane', { no }), formatBibName(athlete), state, warned]
                      .filter(Boolean)
                      .join(', ')}
                    onPress={() => toggle(row)}
                  >
                    {no}
                    <small>
                      {state ?? start.bib}
                      {isWarned && <span className="cardi y mini">{t('start.card.yellow.letter')}</span>}
                    </small>
                  </Key>
                );
              })}
            </div>
            <div className="cards" role="radiogroup" aria-label={t('start.card')}>
              {RECALL_CARDS.map((one) => (
                <Key
                  key={one}
                  className={one === card ? `cd-k sel ${CARD_CLASSES[one]}` : 'cd-k'}
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
