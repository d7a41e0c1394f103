import { useState } from 'react';
import { TRIAL_STATUS } from 'shared-domain';
import { Link } from 'shared-domain/platform';
import { type AsideFact, useDecideAsideMutation } from '../../api/aside-facts.ts';
import type { ProgrammeTrial } from '../../api/programme.ts';
import { Button } from '../../components/Button.tsx';
import { useRefusal } from '../../components/call/use-refusal.ts';
import { ReasonDialog } from '../../components/form/ReasonDialog.tsx';
import { useHost } from '../../components/host.ts';
import { buildCompetitionPath } from '../../components/page/paths.ts';
import { formatTimeOrDay } from '../../components/time/format-instant.ts';
import { formatTrialName } from '../../components/trial/trial-name.ts';
import { useText } from '../../locales/use-text.ts';
import { sayFact } from '../../officials/contest/say-fact.ts';
import '../../officials/texts/all-texts.ts';
import { createTranslate } from '../../officials/use-console.ts';

/** Characters of a device's id that tell it from the others of a stadium. */
const ID_LENGTH = 4;

interface Props {
  readonly chOID: string;
  readonly oid: string;
  /** Undefined until the programme is there. */
  readonly trial: ProgrammeTrial | undefined;
  readonly facts: readonly AsideFact[];
  readonly tz: string;
  readonly canWrite: boolean;
}

/** Facts, and whether they are to count. */
interface Decision {
  readonly ids: readonly string[];
  readonly take: boolean;
}

/** The facts of one event that stand aside, beside those that count in their place, and what is decided on those that wait; over official results with a reason. */
export function AsideTrial({ chOID, oid, trial, facts, tz, canWrite }: Props) {
  const { t, language } = useText();
  const { notify } = useHost();
  const showRefusal = useRefusal();
  const [decide, { isLoading }] = useDecideAsideMutation();
  const [asked, setAsked] = useState<Decision>();
  const listIds = (isTaken: boolean | undefined) => facts.filter((one) => one.isTaken === isTaken).map(({ id }) => id);
  const [waiting, taken, left] = [listIds(undefined), listIds(true), listIds(false)];
  // What is decided can be turned round: one by one where others wait, else together.
  const toTake = waiting.length > 0 ? waiting : left;
  const toLeave = waiting.length > 0 ? waiting : taken;
  const name = trial === undefined ? t('reports.trial') : formatTrialName(trial, language);
  const isOfficial = trial?.status === TRIAL_STATUS.official;
  const send = async ({ ids, take }: Decision, reason?: string) => {
    const { error } = await decide({ oid, facts: ids, take, reason });
    if (error === undefined) notify(t(take ? 'aside.taken' : 'aside.left', { count: ids.length }));
    else showRefusal(error);
  };
  const ask = (decision: Decision) => (isOfficial ? setAsked(decision) : void send(decision));
  const say = createTranslate(language);
  return (
    <section className="aside-trial" aria-label={name}>
      <h3>
        <Link className="link" to={buildCompetitionPath(chOID, 'results', [oid])}>
          {name}
        </Link>
      </h3>
      <p className="aside-heads muted" aria-hidden>
        <span>{t('aside.late')}</span>
        <span>{t('aside.now')}</span>
      </p>
      <ul>
        {facts.map((one) => (
          <li key={one.id}>
            <span>
              <time className="num muted">{formatTimeOrDay(one.fact.at, tz, language)}</time>{' '}
              <b>{sayFact(one.fact as never, undefined, say)}</b>{' '}
              <span className="muted">
                {t('pair', {
                  name: one.label ?? t('aside.unnamed', { id: one.device.slice(0, ID_LENGTH) }),
                  value: t(`aside.why.${one.aside}`),
                })}
              </span>
              {one.isTaken !== undefined && (
                <span className="aside-state">
                  <b>{t(one.isTaken ? 'aside.state.taken' : 'aside.state.left')}</b>
                  {canWrite && waiting.length > 0 && (
                    <Button
                      kind="quiet"
                      isSmall
                      isBusy={isLoading}
                      onClick={() => ask({ ids: [one.id], take: one.isTaken !== true })}
                    >
                      {t(one.isTaken ? 'aside.turn.leave' : 'aside.turn.take')}
                    </Button>
                  )}
                </span>
              )}
            </span>
            <span>
              <span className="sr">{t('aside.now')} </span>
              {one.beside.length === 0
                ? t('aside.nothing')
                : one.beside.map((fact) => sayFact(fact as never, undefined, say)).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {canWrite && trial !== undefined && (
        <div className="btns">
          {toTake.length > 0 && (
            <Button isSmall isBusy={isLoading} onClick={() => ask({ ids: toTake, take: true })}>
              {t('aside.take', { count: toTake.length })}
            </Button>
          )}
          {toLeave.length > 0 && (
            <Button kind="quiet" isSmall isBusy={isLoading} onClick={() => ask({ ids: toLeave, take: false })}>
              {t('aside.leave', { count: toLeave.length })}
            </Button>
          )}
        </div>
      )}
      {asked !== undefined && (
        <ReasonDialog
          title={t('aside.reason.title')}
          help={t('aside.reason.help')}
          action={t(asked.take ? 'aside.take' : 'aside.leave', { count: asked.ids.length })}
          onReason={(reason) => void send(asked, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
