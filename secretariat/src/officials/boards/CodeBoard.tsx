import { useState } from 'react';
import { Field } from '../components/Field.tsx';
import { BoardFrame } from './BoardFrame.tsx';
import { useBoard, useBoardText } from './use-board.ts';

/** Where the code of a board is typed, once; with a code that nothing was read with yet it waits for the server. */
export function CodeBoard() {
  const { fault, retryMinutes, enterCode } = useBoard();
  const { t } = useBoardText();
  const [typed, setTyped] = useState('');
  const why = fault();
  if (why === undefined)
    return (
      <BoardFrame className="board-code">
        <h1>{t('board.code')}</h1>
        <p role="status">{t('board.silent')}</p>
      </BoardFrame>
    );
  return (
    <BoardFrame className="board-code">
      <h1>{t('board.code')}</h1>
      <Field
        label={t('code.label')}
        className="in code"
        value={typed}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="ABCD-2345"
        onText={(text) => setTyped(text.toUpperCase())}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && typed.trim() !== '') void enterCode(typed);
        }}
      />
      <p role="status">{why === 'none' ? t('board.enter') : t(`board.fault.${why}`, { minutes: retryMinutes() })}</p>
    </BoardFrame>
  );
}
