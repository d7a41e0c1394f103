import { Modal } from 'antd';
import { useRef, useState } from 'react';
import app from '../../../package.json' with { type: 'json' };
import { CheckField } from '../../components/form/CheckField.tsx';
import { focusOpened } from '../../components/form/opening-focus.ts';
import type { TextKey } from '../../locales/fr.ts';
import { useText } from '../../locales/use-text.ts';
import { areCharacterKeysOn, saveCharacterKeys } from './character-keys.ts';
import { canAddByKey } from './use-character-keys.ts';

const SHORTCUTS: readonly { readonly keys: readonly string[]; readonly text: TextKey }[] = [
  { keys: ['?'], text: 'help.help' },
  { keys: ['/'], text: 'help.filter' },
  { keys: ['n'], text: 'help.new' },
  { keys: ['↑', '↓'], text: 'help.up' },
  { keys: ['Espace'], text: 'help.select' },
  { keys: ['Maj', '↑ ↓'], text: 'help.selectMore' },
  { keys: ['Entrée'], text: 'help.enter' },
  { keys: ['Échap'], text: 'help.escape' },
  { keys: ['Ctrl', 'S'], text: 'help.save' },
];

const ENGLISH_KEYS: Readonly<Record<string, string>> = { Espace: 'Space', Maj: 'Shift', Entrée: 'Enter', Échap: 'Esc' };

/** The shortcuts of the screen, and the switch that turns off those of a single character. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, language } = useText();
  const body = useRef<HTMLTableElement>(null);
  const [shortcuts] = useState(() => (canAddByKey() ? SHORTCUTS : SHORTCUTS.filter(({ text }) => text !== 'help.new')));
  const [areKeysOn, setKeysOn] = useState(areCharacterKeysOn);
  return (
    <Modal
      open
      title={t('frame.help')}
      footer={null}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && focusOpened(body.current)}
      destroyOnHidden
    >
      <table ref={body} className="help-keys">
        <thead className="sr">
          <tr>
            <th scope="col">{t('help.key')}</th>
            <th scope="col">{t('help.act')}</th>
          </tr>
        </thead>
        <tbody>
          {shortcuts.map(({ keys, text }) => (
            <tr key={text}>
              <th scope="row">
                {keys.map((key) => (
                  <kbd key={key}>{language === 'en' ? (ENGLISH_KEYS[key] ?? key) : key}</kbd>
                ))}
              </th>
              <td>{t(text)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <CheckField
        checked={areKeysOn}
        onCheck={(isChecked) => {
          setKeysOn(isChecked);
          saveCharacterKeys(isChecked);
        }}
      >
        <span>
          {t('help.signs')}
          <small className="muted"> – {t('help.signs.help')}</small>
        </span>
      </CheckField>
      <p className="muted">{t('help.version', { version: app.version })}</p>
    </Modal>
  );
}
