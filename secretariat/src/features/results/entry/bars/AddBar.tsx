import { type FormEvent, useState } from 'react';
import { type EventRef, isInvalidEntry, parseMarkText } from 'shared-domain';
import { Button } from '../../../../components/Button.tsx';
import { useText } from '../../../../locales/use-text.ts';
import type { Column } from './columns.ts';

const DISTANCE: EventRef = { g0: 900_001, g1: '0' };

interface Props {
  readonly columns: readonly Column[];
  readonly onAdd: (height: number, isJumpOff: boolean) => void;
}

/** A further bar, in centimetres as marks are typed; a jump-off may come back to one that stands. */
export function AddBar({ columns, onAdd }: Props) {
  const { t } = useText();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const add = (isJumpOff: boolean) => (event: FormEvent) => {
    event.preventDefault();
    const mark = parseMarkText(text, DISTANCE);
    if (isInvalidEntry(mark) || mark.v === undefined || mark.v >= 10_000) {
      setFault(t('results.bar.unreadable'));
      return;
    }
    if (!isJumpOff && columns.some(({ h, jumpOff }) => jumpOff === undefined && h === mark.v)) {
      setFault(t('results.bar.known'));
      return;
    }
    onAdd(mark.v, isJumpOff);
    setText('');
    setFault(undefined);
  };
  return (
    <form className="bar-filters" onSubmit={add(false)}>
      <div className="field">
        <label htmlFor="new-bar">{t('results.bar.new')}</label>
        <input
          id="new-bar"
          className="in num"
          inputMode="numeric"
          value={text}
          placeholder="175"
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby="new-bar-says"
          onChange={({ target }) => setText(target.value)}
        />
        <span id="new-bar-says" className="help">
          {fault ?? t('results.bar.help')}
        </span>
      </div>
      <div className="btns">
        <Button type="submit">{t('results.bar.add')}</Button>
        <Button kind="quiet" onClick={add(true)}>
          {t('results.bar.addJumpOff')}
        </Button>
      </div>
    </form>
  );
}
