import { useState } from 'react';
import { changeTheme, storedTheme, THEMES, type Theme, useTranslation } from 'shared-domain/platform';
import { Choice } from './Choice.tsx';

export function ThemeChoice() {
  const { t } = useTranslation('shell');
  const [theme, setTheme] = useState<Theme>(storedTheme);
  return (
    <Choice
      label={t('theme')}
      options={THEMES.map((value) => ({ value, text: t(`theme.${value}`) }))}
      value={theme}
      onChange={(chosen) => {
        changeTheme(chosen);
        setTheme(chosen);
      }}
    />
  );
}
