import { formatLocalTime } from 'shared-domain';
import type { FoldedTrialView, SignedFact } from 'shared-domain/live-input';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { sayFact } from '../contest/say-fact.ts';
import type { Act } from '../contest/use-act.ts';
import { useConsole, useText } from '../use-console.ts';
import { type AsideFact, listAsideFacts } from './aside-facts.ts';

interface Props {
  readonly folded: FoldedTrialView;
  readonly onAct: Act;
}

/** Facts that wait for somebody to decide: what they say, and whether they count. Whoever cancels leaves it to the secretariat. */
export function AsideSheet({ folded, onAct }: Props) {
  const { seen, views } = useConsole();
  const { t } = useText();
  const { trial } = folded;
  const facts = listAsideFacts(folded);
  const tz = seen()?.challenge.tz ?? 'UTC';
  const waiting = facts.filter(({ isTaken }) => isTaken === undefined);
  // Where all are decided, the decision can be turned round.
  const asked = waiting.length > 0 ? waiting : facts;
  const decide = (take: boolean) =>
    void onAct([() => ({ kind: 'side', trialOID: trial.oid, facts: asked.map(({ fact }) => fact.id), take })], true);
  const sayState = ({ isTaken }: AsideFact) =>
    isTaken === undefined ? t('aside.waits') : t(isTaken ? 'aside.taken' : 'aside.left');
  return (
    <Sheet
      title={t('aside.title', { count: asked.length })}
      text={t('aside.text')}
      action={t('aside.take', { count: asked.length })}
      onConfirm={() => decide(true)}
    >
      <ol className="rows jr">
        {facts.map((one) => (
          <li key={one.fact.id}>
            <span className="r">
              <span className="t">{formatLocalTime(one.fact.at, tz)}</span>
              <span>
                <b>{sayFact(one.fact as SignedFact, trial, t)}</b>
                <span className="n">{t(`aside.why.${one.why}`)}</span>
              </span>
              <span className="state wait">{sayState(one)}</span>
            </span>
          </li>
        ))}
      </ol>
      <Key
        className="btn no"
        onPress={() => {
          views.back();
          decide(false);
        }}
      >
        {t('aside.leave', { count: asked.length })}
      </Key>
    </Sheet>
  );
}
