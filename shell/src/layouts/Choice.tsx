import { useId, useState, useSyncExternalStore } from 'react';
import {
  changeLanguage,
  changeTheme,
  LANGUAGES,
  type Language,
  storedTheme,
  THEMES,
  type Theme,
  useTranslation,
} from 'shared-domain/platform';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string; readonly lang?: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** What went wrong with the last choice. */
  readonly failure?: string | undefined;
}

/** One value among a few, as native radio buttons drawn as a segmented control. */
export function Choice<Value extends string>({ label, options, value, onChange, failure }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend className="lab">{label}</legend>
      <div className="seg">
        {options.map((option) => (
          <label key={option.value} lang={option.lang} data-checked={option.value === value || undefined}>
            <input
              type="radio"
              className="sr"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.text}
          </label>
        ))}
      </div>
      {failure === undefined ? null : (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
    </fieldset>
  );
}

const LANGUAGE_NAMES = { fr: 'Français', en: 'English' } as const;

export function LanguageChoice() {
  const { t, i18n } = useTranslation('shell');
  const language = i18n.language === 'en' ? 'en' : 'fr';
  /** Chosen, while its texts are still on their way. */
  const [awaited, setAwaited] = useState<Language>();
  const [hasFailed, setHasFailed] = useState(false);
  const choose = async (chosen: Language) => {
    setHasFailed(false);
    setAwaited(chosen);
    await changeLanguage(chosen).catch(() => setHasFailed(true));
    setAwaited((last) => (last === chosen ? undefined : last));
  };
  return (
    <Choice
      label={t('language')}
      options={LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value], lang: value }))}
      value={awaited ?? language}
      onChange={choose}
      failure={hasFailed ? t('language.failed') : undefined}
    />
  );
}

/** The stored theme changes by this choice alone. */
const subscribeToNothing = () => () => undefined;

export function ThemeChoice() {
  const { t } = useTranslation('shell');
  const stored = useSyncExternalStore<Theme>(subscribeToNothing, storedTheme, () => 'light');
  const [chosen, setChosen] = useState<Theme>();
  return (
    <Choice
      label={t('theme')}
      options={THEMES.map((value) => ({ value, text: t(`theme.${value}`) }))}
      value={chosen ?? stored}
      onChange={(theme) => {
        changeTheme(theme);
        setChosen(theme);
      }}
    />
  );
}
