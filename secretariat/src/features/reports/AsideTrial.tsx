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
import '../../officials/texts/with-english.ts';
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

/** The facts of one event that stand aside, and what is decided on those that wait; over official results with a reason. */
export function AsideTrial({ chOID, oid, trial, facts, tz, canWrite }: Props) {
  const { t, language } = useText();
  const { notify } = useHost();
  const showRefusal = useRefusal();
  const [decide, { isLoading }] = useDecideAsideMutation();
  const [asked, setAsked] = useState<boolean>();
  const waiting = facts.filter(({ isLeft }) => !isLeft);
  // Where all were left, the decision can be turned round.
  const shown = waiting.length > 0 ? waiting : facts;
  const count = shown.length;
  const name = trial === undefined ? t('reports.trial') : formatTrialName(trial, language);
  const isOfficial = trial?.status === TRIAL_STATUS.official;
  const send = async (take: boolean, reason?: string) => {
    const { error } = await decide({ oid, facts: shown.map(({ id }) => id), take, reason });
    if (error === undefined) notify(t(take ? 'aside.taken' : 'aside.left', { count }));
    else showRefusal(error);
  };
  const ask = (take: boolean) => (isOfficial ? setAsked(take) : void send(take));
  const say = createTranslate(language);
  return (
    <section className="aside-trial" aria-label={name}>
      <h3>
        <Link className="link" to={buildCompetitionPath(chOID, 'results', [oid])}>
          {name}
        </Link>
      </h3>
      <ul>
        {shown.map(({ id, fact, aside, device, label }) => (
          <li key={id}>
            <time className="num muted">{formatTimeOrDay(fact.at, tz, language)}</time>{' '}
            <b>{sayFact(fact as never, undefined, say)}</b>{' '}
            <span className="muted">
              {t('pair', {
                name: label ?? t('aside.unnamed', { id: device.slice(0, ID_LENGTH) }),
                value: t(`aside.why.${aside}`),
              })}
            </span>
          </li>
        ))}
      </ul>
      {canWrite && trial !== undefined && (
        <div className="btns">
          <Button isSmall isBusy={isLoading} onClick={() => ask(true)}>
            {t('aside.take', { count })}
          </Button>
          {waiting.length > 0 && (
            <Button kind="quiet" isSmall isBusy={isLoading} onClick={() => ask(false)}>
              {t('aside.leave', { count })}
            </Button>
          )}
        </div>
      )}
      {asked !== undefined && (
        <ReasonDialog
          title={t('aside.reason.title')}
          help={t('aside.reason.help')}
          action={t(asked ? 'aside.take' : 'aside.leave', { count })}
          onReason={(reason) => void send(asked, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
