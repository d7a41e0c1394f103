import { findTrialState } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { Icon } from '../Icon.tsx';

type TrialWithState = Pick<Trial, 'status'> & Partial<Pick<Trial, 'starts' | 'results'>>;

/** The state of a trial, as an icon and a word rather than a colour alone. */
export function TrialState({ trial }: { readonly trial: TrialWithState }) {
  const { t } = useText();
  const state = findTrialState(trial);
  switch (state) {
    case 'running':
      return <span className="live small-live">{t('state.running')}</span>;
    case 'finished':
      return (
        <span className="state late">
          <Icon name="clock" />
          {t('state.finished')}
        </span>
      );
    case 'unofficial':
      return (
        <abbr className="noff" title={t('state.unofficial.long')}>
          {t('state.unofficial')}
        </abbr>
      );
    case 'official':
      return (
        <span className="state done">
          <Icon name="check" />
          {t('state.official')}
        </span>
      );
    case 'called':
      return (
        <span className="state list">
          <Icon name="list" />
          {t('state.called')}
        </span>
      );
    case 'startlist':
      return (
        <span className="state list">
          <Icon name="list" />
          {t('state.startlist')}
        </span>
      );
    case 'cancelled':
      return (
        <span className="state">
          <Icon name="cross" />
          {t('state.cancelled')}
        </span>
      );
    case 'entries':
      return (
        <span className="state">
          <Icon name="circle" />
          {t('state.entries')}
        </span>
      );
    case 'planned':
      return (
        <span className="state">
          <Icon name="circle" />
          {t('state.planned')}
        </span>
      );
  }
}
