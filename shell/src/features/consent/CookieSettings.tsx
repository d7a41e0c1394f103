import { useId } from 'react';
import { useTranslation } from 'shared-domain/platform';
import type { ConsentChoices } from 'shared-domain/platform/state';

interface CookieSettingsProps {
  readonly choices: ConsentChoices;
  readonly onSwitch: (analytics: boolean) => void;
  readonly onAccept: () => void;
  readonly onRefuse: () => void;
  readonly onSave: () => void;
}

/** The two switches (P3.13): essential cookies, which need no consent and are always on, and the audience measurement. */
export function CookieSettings({ choices, onSwitch, onAccept, onRefuse, onSave }: CookieSettingsProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      <h2 id="consent-settings" tabIndex={-1}>
        {t('cookies.title')}
      </h2>
      <div className="body switches">
        <Switch label={t('cookies.essential')} help={t('cookies.essentialHelp')} checked={choices.essential} />
        <Switch
          label={t('cookies.analytics')}
          help={t('cookies.analyticsHelp')}
          checked={choices.analytics}
          onSwitch={onSwitch}
        />
      </div>
      <div className="acts even">
        <button type="button" className="btn" onClick={onAccept}>
          {t('cookies.acceptAll')}
        </button>
        <button type="button" className="btn" onClick={onRefuse}>
          {t('cookies.refuseAll')}
        </button>
        <button type="button" className="btn main full" onClick={onSave}>
          {t('cookies.save')}
        </button>
      </div>
    </>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly help: string;
  readonly checked: boolean;
  /** Without it the switch is disabled. */
  readonly onSwitch?: (checked: boolean) => void;
}

function Switch({ label, help, checked, onSwitch }: SwitchProps) {
  const labelId = useId();
  const helpId = useId();
  return (
    <div className="sw-row">
      <b id={labelId}>{label}</b>
      <button
        type="button"
        className="sw"
        role="switch"
        aria-checked={checked}
        aria-labelledby={labelId}
        aria-describedby={helpId}
        disabled={onSwitch === undefined}
        onClick={() => onSwitch?.(!checked)}
      />
      <p id={helpId}>{help}</p>
    </div>
  );
}
