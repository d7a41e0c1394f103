import { Header } from '../components/Header.tsx';
import type { TextKey } from '../texts/texts.ts';
import { useConsole, useText } from '../use-console.ts';

interface Props {
  readonly titleKey: TextKey;
  readonly text?: TextKey;
}

/** In place of a console that cannot be shown, or not yet. */
export function ConsoleWait({ titleKey, text = 'trial.loading' }: Props) {
  const { views } = useConsole();
  const { t } = useText();
  return (
    <div className="page listing">
      <Header title={t(titleKey)} onBack={() => views.back()} />
      <main className="lst">
        <p className="pad">{t(text)}</p>
      </main>
    </div>
  );
}
