import { type TrialStatus as Status, TRIAL_STATUS } from 'shared-domain';
import { useText } from '../../locales/use-text.ts';
import { Icon } from '../Icon.tsx';
import './trial-status.css';

/** How a status stands out; the others are plain. */
const TONES: Readonly<Partial<Record<Status, string>>> = {
  [TRIAL_STATUS.running]: 'running',
  [TRIAL_STATUS.finished]: 'pending',
  [TRIAL_STATUS.unofficial]: 'unofficial',
  [TRIAL_STATUS.official]: 'official',
};

interface Props {
  readonly status: Status;
  /** Whether its number stands before its word, as on the programme. */
  readonly hasNumber?: boolean;
}

/** The state of a trial in a word, which looks the same on every screen: in progress with a dot, official with a tick. */
export function TrialStatus({ status, hasNumber = false }: Props) {
  const { t } = useText();
  return (
    <span className={['stt', TONES[status]].filter(Boolean).join(' ')}>
      {hasNumber && <span className="stt-number">{status}</span>}
      {status === TRIAL_STATUS.running ? (
        <span className="live">{t('trials.status.5')}</span>
      ) : (
        <>
          {status === TRIAL_STATUS.official && <Icon name="check" />}
          {t(`trials.status.${status}`)}
        </>
      )}
    </span>
  );
}
