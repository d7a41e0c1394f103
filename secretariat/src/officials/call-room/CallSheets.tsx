import { isToStart, TRIAL_STATUS } from 'shared-domain';
import { formatEventName } from 'shared-domain/board';
import { type FoldedTrialView, listAthletes, PROPOSED_MINUTES } from 'shared-domain/live-input';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import type { Act } from '../contest/use-act.ts';
import { useRowState } from '../desk/row-state.ts';
import { DnsKeys } from '../presence/DnsKeys.tsx';
import { createPresenceFacts, findDnsFact, formatBibName, isMissing } from '../presence/presence.ts';
import { createStartFacts } from '../start/start-facts.ts';
import { useConsole, useText } from '../use-console.ts';
import { MINUTE_CHOICES, useCallMinutes } from './call-time.ts';

interface Props {
  readonly folded: FoldedTrialView;
  readonly onAct: Act;
}

/** The end of a call: each who is missing is named, and gets a DNS only where it is chosen for her. */
export function CloseCallSheet({ folded, onAct }: Props) {
  const { t, language } = useText();
  const [chosen, setChosen] = useRowState<readonly string[]>(folded.trial, []);
  const { trial, sheet } = folded;
  const athletes = listAthletes(folded);
  const missing = athletes.filter(isMissing);
  const there = athletes.filter(({ presence, out }) => presence === 'present' && out === undefined);
  const facts = createPresenceFacts(trial.oid);
  const { status } = sheet.state;
  const isCalled = status !== TRIAL_STATUS.planned && status !== TRIAL_STATUS.startlist;
  const close = () =>
    void onAct(
      [
        ...missing.filter(({ presence }) => presence === undefined).map(({ row }) => facts.check(row, 'absent')),
        ...missing.filter(({ row }) => chosen.includes(row)).map(({ row }) => facts.absent(row)),
        ...(isCalled ? [] : [createStartFacts(trial.oid).called()]),
      ],
      true,
    );
  return (
    <Sheet
      title={t('call.close.title', { event: formatEventName(trial, language) })}
      text={
        missing.length === 0
          ? t('call.close.all', { count: there.length })
          : t('call.close.missing', { count: missing.length })
      }
      action={
        <>
          <span>{t('call.close.do')}</span>
          <small>{t('call.close.counts', { there: there.length, dns: chosen.length })}</small>
        </>
      }
      onConfirm={close}
    >
      <DnsKeys athletes={missing} chosen={chosen} onChoose={setChosen} />
    </Sheet>
  );
}

/** Somebody who had a DNS has come before the start. */
export function BackSheet({ folded, onAct, row }: Props & { readonly row: string }) {
  const { t } = useText();
  const athlete = listAthletes(folded).find((one) => one.row === row);
  const replaces = findDnsFact(folded, row);
  if (athlete === undefined || replaces === undefined) return null;
  const who = formatBibName(athlete);
  return (
    <Sheet
      title={t('call.back.title', { who })}
      text={t('call.back.text')}
      action={t('call.back.do', { who })}
      onConfirm={() =>
        void onAct(
          [
            () => ({ kind: 'correction', trialOID: folded.trial.oid, replaces, with: [] }),
            createPresenceFacts(folded.trial.oid).check(row, 'present'),
          ],
          true,
        )
      }
    />
  );
}

interface SettingsProps {
  readonly rooms: readonly FoldedTrialView[];
  /** Two of a trial have each other's lane or bib. */
  readonly onSwap: (trial: string) => void;
}

/** When calls close at this meeting, whether bibs, shoes, spikes and bags are looked at; an exchange that was found at the door. */
export function CallSettings({ rooms, onSwap }: SettingsProps) {
  const { log, device } = useConsole();
  const { t, language } = useText();
  const callMinutes = useCallMinutes();
  const { hasCallItems = false } = device();
  return (
    <Sheet title={t('call.settings')} text={t('call.settings.text')}>
      {(['race', 'field'] as const).map((kind) => {
        const current = callMinutes?.[kind] ?? PROPOSED_MINUTES[kind];
        return (
          <div key={kind}>
            <span className="lab">{t(`call.minutes.${kind}`)}</span>
            <div className="seg">
              {MINUTE_CHOICES.map((minutes) => (
                <Key
                  key={minutes}
                  isQuick
                  className={minutes === current ? 'btn sel' : 'btn q'}
                  aria-pressed={minutes === current}
                  onPress={() =>
                    void log.changeDevice({ callMinutes: { ...callMinutes, [kind]: minutes, set: log.clock.at() } })
                  }
                >
                  {minutes}
                </Key>
              ))}
            </div>
          </div>
        );
      })}
      <Key
        className={hasCallItems ? 'btn sel' : 'btn q'}
        isQuick
        aria-pressed={hasCallItems}
        onPress={() => void log.changeDevice({ hasCallItems: !hasCallItems })}
      >
        {t('call.items')}
      </Key>
      {rooms
        .filter(({ sheet }) => isToStart(sheet.state.status))
        .map(({ trial }) => (
          <Key key={trial.oid} className="btn" onPress={() => onSwap(trial.oid)}>
            {t('swap.of', { event: formatEventName(trial, language) })}
          </Key>
        ))}
    </Sheet>
  );
}
