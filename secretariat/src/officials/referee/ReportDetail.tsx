import { useState } from 'react';
import {
  CONDUCT_CARDS,
  findTrackPart,
  formatDecision,
  formatReport,
  type RefereeDecision,
  readEvent,
  START_CONDUCT_RULE,
  TRACK_PART_WORDS,
} from 'shared-domain';
import { formatEventName, formatTrialRound } from 'shared-domain/board';
import type { FiledReport } from 'shared-domain/live-input';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { isRuleNumber, RuleChoice } from '../components/RuleChoice.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { Strip } from '../components/Strip.tsx';
import { useCanJudge } from '../contest/JudgingPage.tsx';
import { SaidFoot } from '../contest/SaidFoot.tsx';
import { UndoSheet } from '../contest/TakeBackSheets.tsx';
import { useAct } from '../contest/use-act.ts';
import { useLocalSeconds } from '../contest/use-local-time.ts';
import { ReportPicture } from '../report-photo/ReportPicture.tsx';
import { LiveKeys } from '../tenure/LiveKeys.tsx';
import { useConsole, useText } from '../use-console.ts';
import type { View } from '../view.ts';
import { findAntecedents, type InboxTrial, listSameReports } from './inbox.ts';

interface Props {
  readonly trials: readonly InboxTrial[];
  readonly current: InboxTrial;
  readonly report: FiledReport;
  readonly view: Extract<View, { name: 'trial' }>;
}

/** Decisions in the order of their keys; those with a sheet name a rule. */
const DECISIONS: readonly { readonly act: RefereeDecision; readonly colour: string; readonly hasRule?: true }[] = [
  { act: 'file', colour: '' },
  { act: 'L', colour: '' },
  { act: 'DQ', colour: 'no', hasRule: true },
  { act: 'underProtest', colour: 'q' },
  { act: 'YC', colour: 'amber', hasRule: true },
  { act: 'RC', colour: 'no', hasRule: true },
  { act: 'qR', colour: 'q' },
  { act: 'again', colour: 'q' },
];

/** Decisions about an athlete, who must be named. */
const OF_ATHLETE: readonly RefereeDecision[] = ['L', 'DQ', 'YC', 'RC', 'qR'];

/** How far the marker of the video is from what was seen, s. */
const MARKER_S = 5;

const createRuling =
  (trialOID: string, attempt: string) => (act: RefereeDecision, rules?: readonly string[]) => () => ({
    kind: 'ruling' as const,
    trialOID,
    attempt,
    upheld: act !== 'file',
    act,
    ...(rules !== undefined && { rules: [...rules] }),
  });

/** One report: what, where, by whom, what was before; and the referee's acts, of which none happens by itself. */
export function ReportDetail({ trials, current, report, view }: Props) {
  const { views } = useConsole();
  const { t, language } = useText();
  const formatSeconds = useLocalSeconds();
  const { folded, trial } = current;
  const { act, refusal, forget } = useAct(folded);
  const start = trial.rows.find(({ row }) => row === report.row);
  const { content, answer } = report;
  const before = findAntecedents(trials, current, report);
  const same = listSameReports(current, report);
  const isSaid = [report, ...same];
  const decide = createRuling(trial.oid, report.id);
  const nameOf = (one: InboxTrial['trial']) => `${formatEventName(one, language)} ${formatTrialRound(one, language)}`;
  const previous = [
    ...before.steps.map((one) => `L (${nameOf(one)})`),
    ...before.cards.map(({ card, trial: one }) => `${card} (${nameOf(one)})`),
  ];
  const canWrite = useCanJudge(folded);
  if (view.sheet === 'undo' && canWrite)
    return (
      <section>
        <UndoSheet folded={folded} onAct={act} />
      </section>
    );
  if (view.sheet === 'rule' && canWrite)
    return (
      <section>
        <RuleSheet
          decision={DECISIONS[view.about?.at ?? 0]?.act ?? 'DQ'}
          folded={folded}
          who={start === undefined ? '' : `${start.bib ?? ''} ${start.last.toUpperCase()}`}
          proposed={before.proposedRule}
          isNextRed={before.isNextRed}
          onRule={(decision, rule) => void act([decide(decision, [rule])])}
        />
      </section>
    );
  return (
    <section aria-label={formatReport(content, language)}>
      <div className="pad detail">
        <Key className="btn back-to" onPress={() => views.back()}>
          {t('referee.back')}
        </Key>
        <div className="w2">
          {start !== undefined && (
            <>
              <b className="bib">{start.bib}</b>
              <h2 className="now nm">
                {start.last.toUpperCase()} <span>{start.first}</span>
              </h2>
            </>
          )}
          <span className="w3">
            {start?.lane !== undefined && t('referee.lane', { lane: start.lane })}{' '}
            {start?.clubName ?? start?.club ?? ''}
          </span>
        </div>
        <dl className="kv">
          <dt>{t('referee.what')}</dt>
          <dd>{formatReport({ ...content, where: undefined }, language)}</dd>
          {content.where !== undefined && (
            <>
              <dt>{t('referee.where')}</dt>
              <dd>
                {TRACK_PART_WORDS[findTrackPart(content.where)][language]}, {content.where} m
              </dd>
            </>
          )}
          <dt>{t('referee.by')}</dt>
          <dd>{isSaid.map(({ content: { from }, at }) => `${from ?? '–'} (${formatSeconds(at)})`).join(', ')}</dd>
          <dt>{t('referee.video')}</dt>
          <dd>{t('referee.marker', { time: formatSeconds(report.at), seconds: MARKER_S })}</dd>
          <dt>{t('referee.before')}</dt>
          <dd>{previous.length === 0 ? t('referee.before.none') : previous.join(', ')}</dd>
          {answer !== undefined && (
            <>
              <dt>{t('referee.decision')}</dt>
              <dd>
                {formatDecision(answer, language)} ({formatSeconds(answer.at)})
              </dd>
            </>
          )}
        </dl>
        {content.photo !== undefined && <ReportPicture report={report.id} />}
        {before.proposedRule !== undefined && (
          <Strip>
            <b>{t('referee.second')}</b> {t('referee.second.text', { rule: before.proposedRule })}
          </Strip>
        )}
        {before.isNextRed && (answer === undefined || answer.act === 'YC') && (
          <Strip>
            <b>{t('referee.yellow')}</b> {t('referee.yellow.text', { rule: START_CONDUCT_RULE })}
          </Strip>
        )}
        {current.open.length > 0 && (
          <p className="strip blue" role="status">
            <Icon name="lock" />
            <span>{t('referee.board', { event: nameOf(trial) })}</span>
          </p>
        )}
        {refusal !== undefined && (
          <Strip onPress={forget}>
            <b>{t('refused.title')}</b> {refusal}
          </Strip>
        )}
      </div>
      <LiveKeys trial={trial.oid}>
        {canWrite ? (
          <div className="keys kauto">
            {DECISIONS.map(({ act: decision, colour, hasRule }, at) => {
              const isProposed =
                answer === undefined
                  ? (decision === 'DQ' && before.proposedRule !== undefined) || (decision === 'RC' && before.isNextRed)
                  : decision === answer.act;
              return (
                <Key
                  key={decision}
                  className={['key', colour, isProposed ? 'sel' : ''].filter(Boolean).join(' ')}
                  aria-pressed={decision === answer?.act}
                  disabled={report.row === undefined && OF_ATHLETE.includes(decision)}
                  onPress={() =>
                    hasRule === true
                      ? views.open({ ...view, sheet: 'rule', about: { row: report.id, at } })
                      : void act([decide(decision)])
                  }
                >
                  {t(`referee.act.${decision}`)}
                  <small>{t(`referee.act.${decision}.what`)}</small>
                </Key>
              );
            })}
          </div>
        ) : (
          <Strip colour="blue">{t('trial.official')}</Strip>
        )}
      </LiveKeys>
      <SaidFoot
        folded={folded}
        canUndo={canWrite}
        onCorrect={() => views.open({ ...view, sheet: 'undo', about: { row: report.id } })}
      />
    </section>
  );
}

interface RuleProps {
  readonly decision: RefereeDecision;
  readonly folded: InboxTrial['folded'];
  readonly who: string;
  readonly proposed: string | undefined;
  /** A yellow card would be the second one: the red one is proposed. */
  readonly isNextRed: boolean;
  readonly onRule: (decision: RefereeDecision, rule: string) => void;
}

/** The rule of a disqualification or a card, from the list of the event, or typed by its number. */
function RuleSheet({ decision: asked, folded, who, proposed, isNextRed, onRule }: RuleProps) {
  const { t } = useText();
  const isSecondYellow = asked === 'YC' && isNextRed;
  const [decision, setDecision] = useState<RefereeDecision>(isSecondYellow ? 'RC' : asked);
  const [chosen, setChosen] = useState(proposed ?? '');
  return (
    <Sheet
      title={t(`referee.rule.${decision === 'DQ' ? 'DQ' : 'card'}`, { who, card: t(`referee.act.${decision}.what`) })}
      text={t('referee.rule.text')}
      action={chosen === '' ? t('referee.rule.none') : `${decision} ${chosen}`}
      colour="no"
      isReady={isRuleNumber(chosen)}
      onConfirm={() => onRule(decision, chosen)}
    >
      {isSecondYellow && (
        <>
          <p>{t('referee.yellow.text', { rule: START_CONDUCT_RULE })}</p>
          <div className="seg">
            {CONDUCT_CARDS.map((card) => (
              <Key
                key={card}
                isQuick
                className={card === decision ? 'btn sel' : 'btn q'}
                aria-pressed={card === decision}
                onPress={() => setDecision(card)}
              >
                {t('referee.card', { card, name: t(`referee.act.${card}.what`) })}
              </Key>
            ))}
          </div>
        </>
      )}
      <RuleChoice event={readEvent(folded.trial, folded.kind)} chosen={chosen} onChoose={setChosen} />
    </Sheet>
  );
}
