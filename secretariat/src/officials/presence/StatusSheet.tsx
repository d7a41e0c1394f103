import { useState } from 'react';
import { isPublished, MARK_STATUS, readEvent } from 'shared-domain';
import type { FoldedTrialView, StandingWord } from 'shared-domain/live-input';
import { Field } from '../components/Field.tsx';
import { Key } from '../components/Key.tsx';
import { isRuleNumber, RuleChoice } from '../components/RuleChoice.tsx';
import { Sheet } from '../components/Sheet.tsx';
import type { Act } from '../contest/use-act.ts';
import { useCheckFacts } from '../contest/use-trial.ts';
import { useRowState } from '../desk/row-state.ts';
import type { WriteFact } from '../log/fact-log.ts';
import { useExtraText } from '../texts/extra-texts.ts';
import { formatBibName } from './presence.ts';
import { findSaid, useStandingWords } from './StatusKey.tsx';

interface Props {
  readonly folded: FoldedTrialView;
  readonly onAct: Act;
  /** The athlete whose word was touched. */
  readonly row: string | undefined;
}

type Said = 'DNS' | 'DNF' | 'DQ';
const STATUSES = { DNS: MARK_STATUS.dns, DNF: MARK_STATUS.dnf, DQ: MARK_STATUS.dq } as const;
const SAID: readonly Said[] = ['DNS', 'DNF', 'DQ'];

/** Puts another word in the place of one, or none; the recall of a card that is taken back stays, and is nobody's fault. */
function correctWord(
  trialOID: string,
  word: StandingWord,
  next: Said | undefined,
  rule: string,
  why: string,
): WriteFact {
  const { id: replaces, row, card } = word;
  return (makeId) => ({
    kind: 'correction',
    trialOID,
    replaces,
    with: [
      ...(card === undefined
        ? []
        : [
            {
              kind: 'recall' as const,
              id: makeId(),
              card: card.others.length === 0 ? ('green' as const) : card.colour,
              who: card.others.map((other) => ({ row: other })),
              ...(word.rules.length > 0 && card.others.length > 0 ? { rules: [...word.rules] } : {}),
            },
          ]),
      ...(next === undefined
        ? []
        : [
            {
              kind: 'word' as const,
              id: makeId(),
              row,
              st: STATUSES[next],
              ...(next === 'DQ' ? { rules: [rule] } : {}),
            },
          ]),
    ],
    ...(why === '' ? {} : { why }),
  });
}

/** A DNS, DNF, DQ or card that was said some time ago: what it says, and what it should say. Both stay in the log. */
export function StatusSheet({ folded, onAct, row }: Props) {
  const { t } = useExtraText();
  const check = useCheckFacts(folded);
  const words = useStandingWords(folded);
  const [chosen, setChosen] = useRowState<string | undefined>(folded.trial, row);
  const [next, setNext] = useState<Said | 'none'>();
  const [rule, setRule] = useState('');
  const [why, setWhy] = useState('');
  const { trial, sheet } = folded;
  const word = words.find((one) => one.row === chosen);
  const nameOf = (key: string) => {
    const start = trial.rows.find((one) => one.row === key);
    return start === undefined ? key : formatBibName({ start });
  };
  const sayWord = (one: StandingWord) => {
    const said = findSaid(one) ?? t(`start.card.${one.card?.colour ?? 'yellow'}`);
    return [said, ...one.rules].join(' ');
  };
  if (word === undefined)
    return (
      <Sheet title={t('status.title')} text={t(words.length === 0 ? 'status.none' : 'status.choose')}>
        <div className="choices">
          {words.map((one) => (
            <Key key={`${one.id} ${one.row}`} isQuick className="btn q words" onPress={() => setChosen(one.row)}>
              <b>{nameOf(one.row)}</b> {sayWord(one)}
            </Key>
          ))}
        </div>
      </Sheet>
    );
  const hasBegun = (sheet.rows.find((one) => one.row === word.row)?.attempts ?? []).length > 0;
  const others = SAID.filter(
    (one) => one !== findSaid(word) && (one !== 'DNS' || !hasBegun) && word.card === undefined,
  );
  const needsReason = isPublished(sheet.state.status) || word.st === MARK_STATUS.dq;
  const made =
    next === undefined ? undefined : correctWord(trial.oid, word, next === 'none' ? undefined : next, rule, why.trim());
  const lost = made === undefined ? 0 : check([made]).lost;
  const isReady = made !== undefined && (next !== 'DQ' || isRuleNumber(rule)) && (!needsReason || why.trim() !== '');
  const says = next === undefined || next === 'none' ? t('status.nothing') : next === 'DQ' ? `DQ ${rule}` : next;
  return (
    <Sheet
      title={nameOf(word.row)}
      text={t('status.says', { word: sayWord(word) })}
      action={next === undefined ? t('out.choose') : t('status.do', { word: says })}
      colour="no"
      isReady={isReady}
      onConfirm={() => {
        if (made !== undefined) void onAct([made], true);
      }}
    >
      <div className="seg">
        {(['none', ...others] as const).map((one) => (
          <Key
            key={one}
            isQuick
            className={one === next ? 'btn sel' : 'btn q'}
            aria-pressed={one === next}
            onPress={() => setNext(one)}
          >
            {one === 'none' ? t('status.nothing') : one}
          </Key>
        ))}
      </div>
      {next === 'DQ' && <RuleChoice event={readEvent(trial, folded.kind)} chosen={rule} onChoose={setRule} />}
      {needsReason && <Field label={t('undo.why')} className="in t" value={why} maxLength={200} onText={setWhy} />}
      {lost > 0 && <p className="note">{t('status.lost', { count: lost })}</p>}
    </Sheet>
  );
}
