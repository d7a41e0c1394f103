import { formatLocalTime } from 'shared-domain';
import type { FoldedTrialView, PlainFact, SignedFact } from 'shared-domain/live-input';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { sayFact } from '../contest/say-fact.ts';
import type { Act } from '../contest/use-act.ts';
import { useExtraText } from '../texts/extra-texts.ts';
import { useConsole } from '../use-console.ts';
import { type AsideFact, listAsideFacts, listBeside } from './aside-facts.ts';
import { nameDevice } from './holder-words.ts';

interface Props {
  readonly folded: FoldedTrialView;
  readonly onAct: Act;
}

/**
 * Facts that wait for somebody to decide, beside those that count in their place. Whoever cancels leaves it to the secretariat. What is
 * decided can be turned round: one by one where others wait, else together.
 */
export function AsideSheet({ folded, onAct }: Props) {
  const opened = useConsole();
  const { seen, views } = opened;
  const { t } = useExtraText();
  const { trial } = folded;
  const facts = listAsideFacts(folded);
  const tz = seen()?.challenge.tz ?? 'UTC';
  const waiting = facts.filter(({ isTaken }) => isTaken === undefined);
  const isAnyWaiting = waiting.length > 0;
  const toTake = isAnyWaiting ? waiting : facts.filter(({ isTaken }) => isTaken === false);
  const toLeave = isAnyWaiting ? waiting : facts.filter(({ isTaken }) => isTaken === true);
  const decide = (decided: readonly AsideFact[], take: boolean) =>
    void onAct([() => ({ kind: 'side', trialOID: trial.oid, facts: decided.map(({ fact }) => fact.id), take })], true);
  const sayState = ({ isTaken }: AsideFact) =>
    isTaken === undefined ? t('aside.waits') : t(isTaken ? 'aside.taken' : 'aside.left');
  const sayAll = (said: readonly (SignedFact | PlainFact)[]) =>
    said.map((one) => sayFact(one as SignedFact, trial, t)).join(' · ');
  return (
    <Sheet
      title={t('aside.title', { count: isAnyWaiting ? waiting.length : facts.length })}
      text={t('aside.text')}
      {...(toTake.length > 0 && {
        action: t('aside.take', { count: toTake.length }),
        onConfirm: () => decide(toTake, true),
      })}
    >
      <table className="beside">
        <thead>
          <tr>
            <th scope="col">{t('aside.late')}</th>
            <th scope="col">{t('aside.now')}</th>
          </tr>
        </thead>
        <tbody>
          {facts.map((one) => (
            <tr key={one.fact.id}>
              <td>
                <b>{sayAll([one.fact])}</b>
                <span className="n">
                  {formatLocalTime(one.fact.at, tz)} · {nameDevice(one.device, opened, t)} · {t(`aside.why.${one.why}`)}
                </span>
                <span className="state wait">{sayState(one)}</span>
                {isAnyWaiting && one.isTaken !== undefined && (
                  <Key className="btn q" onPress={() => decide([one], one.isTaken !== true)}>
                    {t(one.isTaken ? 'aside.turn.leave' : 'aside.turn.take')}
                  </Key>
                )}
              </td>
              <td>{sayAll(listBeside(folded, one)) || t('aside.nothing')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {toLeave.length > 0 && (
        <Key
          className="btn no"
          onPress={() => {
            views.back();
            decide(toLeave, false);
          }}
        >
          {t('aside.leave', { count: toLeave.length })}
        </Key>
      )}
    </Sheet>
  );
}
