import { formatLocalTime } from 'shared-domain';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { nameDevice } from '../tenure/holder-words.ts';
import { useConsole, useText } from '../use-console.ts';
import type { SheetName } from '../view.ts';
import { Provisional } from './Provisional.tsx';

/** What a contest that is over says above its places. */
export function EndTitle({
  folded,
  title,
  isSigned,
  isOfficial,
}: {
  readonly folded: FoldedTrialView;
  /** While it is not signed: why nobody has an attempt. */
  readonly title: string;
  readonly isSigned: boolean;
  readonly isOfficial: boolean;
}) {
  const opened = useConsole();
  const { t } = useText();
  const { status, statusTimes } = folded.sheet.state;
  const at = statusTimes.get(status);
  const signature = folded.ordered.findLast(({ fact }) => fact.kind === 'status' && fact.at === at);
  const time = at === undefined ? undefined : formatLocalTime(at, opened.seen()?.challenge.tz ?? 'UTC');
  const who = signature && nameDevice(signature.device, opened, t);
  // Where it was the secretariat, no device has signed.
  const signedText =
    time === undefined ? t('end.signed.short') : t('end.signed', { place: [time, who].filter(Boolean).join(' · ') });
  return (
    <section className="who">
      <h2 className="nm">{isOfficial ? t('state.official') : isSigned ? signedText : title}</h2>
      <p className="w3">
        {t(isOfficial ? 'trial.official' : isSigned ? 'end.signedText' : 'end.text')}
        {!isOfficial && <Provisional />}
      </p>
    </section>
  );
}

/** The keys of a contest that is over: sign, open again, leave. */
export function EndKeys({
  isSigned,
  isMine,
  trial,
  onSheet,
}: {
  readonly isSigned: boolean;
  readonly isMine: boolean;
  readonly trial: string;
  readonly onSheet: (sheet: SheetName) => void;
}) {
  const { leaveTrial, takeTrial, views } = useConsole();
  const { t } = useText();
  return (
    <div className="keys">
      {!isSigned && (
        <Key className="key main w6" onPress={() => onSheet('close')}>
          {t('end.sign')}
        </Key>
      )}
      {isSigned && (
        <Key
          className="key main w6"
          onPress={() => {
            if (isMine) void leaveTrial(trial).then(() => views.back());
            else void takeTrial(trial);
          }}
        >
          {isMine ? t('trial.leave') : t('trial.take')}
        </Key>
      )}
      <Key className={isMine ? 'key m q' : 'key m q w6'} onPress={() => onSheet('paper')}>
        {t('paper.title')}
      </Key>
      {isMine &&
        (isSigned ? (
          <Key className="key m q" onPress={() => onSheet('reopen')}>
            {t('end.reopen')}
          </Key>
        ) : (
          <Key className="key m q" onPress={() => onSheet('more')}>
            <Icon name="more" />
            <span className="sr">{t('more')}</span>
          </Key>
        ))}
    </div>
  );
}
