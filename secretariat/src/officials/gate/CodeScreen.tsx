import { useState } from 'react';
import { findCodeReader } from '../components/code-reader.ts';
import { Field } from '../components/Field.tsx';
import { Header } from '../components/Header.tsx';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { Strip } from '../components/Strip.tsx';
import { findServerFault } from '../components/server-fault.ts';
import type { CodeFault } from '../console.ts';
import type { TextKey } from '../texts/texts.ts';
import { useConsole, useText } from '../use-console.ts';

const FAULTS: Readonly<Record<Exclude<CodeFault['reason'], 'fault'>, TextKey>> = {
  unknown: 'code.unknown',
  offline: 'code.offline',
  'too many': 'code.tooMany',
  board: 'code.board',
};

/** Where the code of the slip is typed; one that was scanned is there already. */
export function CodeScreen() {
  const { views, device, seen, enterCode, scanned } = useConsole();
  const { t } = useText();
  const { code } = device();
  const [typed, setTyped] = useState(scanned?.code ?? code?.code ?? '');
  const [fault, setFault] = useState<CodeFault | undefined>(scanned?.fault);
  const [isBusy, setBusy] = useState(false);
  const isKnown = code !== undefined && code.state === 'valid' && typed === code.code;
  const enter = async () => {
    if (isKnown) return views.open({ name: 'task' });
    setBusy(true);
    const answer = await enterCode(typed);
    setBusy(false);
    setFault(answer);
    if (answer === undefined) views.open({ name: 'task' });
  };
  return (
    <div className="gate">
      <div className="page">
        <Header title={t('brand')} subtitle={t('app')} />
        <main className="mid">
          <h2 className="big">{t('app')}</h2>
          <Field
            label={t('code.label')}
            className="in code"
            value={typed}
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="ABCD-2345"
            onText={(text) => {
              setTyped(text.toUpperCase());
              setFault(undefined);
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter') void enter();
            }}
          />
          <p role="status" className="known">
            {isBusy && t('code.checking')}
            {!isBusy && isKnown && (
              <>
                <Icon name="check" />
                {t('code.stored', { kind: t(`kind.${code.kind}`), challenge: seen()?.challenge.name ?? '' })}
              </>
            )}
          </p>
          {fault !== undefined && (
            <Strip colour="red">
              {fault.reason === 'fault' ? t(findServerFault(fault.fault)) : t(FAULTS[fault.reason], { ...fault })}
            </Strip>
          )}
          {device().isUnkept === true ? (
            <Strip colour="red">{t('disk.none')}</Strip>
          ) : (
            <p className="w3">{t('code.note')}</p>
          )}
        </main>
        <div className="keys">
          <Key className="key main w6" disabled={isBusy || typed.trim() === ''} onPress={() => void enter()}>
            {t('continue')}
          </Key>
          {findCodeReader() !== undefined && (
            <Key className="key w6 row m" onPress={() => views.open({ name: 'scan' })}>
              <Icon name="camera" />
              {t('code.scan')}
            </Key>
          )}
        </div>
      </div>
    </div>
  );
}
