import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { makeDateFormat } from 'shared-domain';
import { type Translate, useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';

interface Props {
  /** When the draft was last changed, ISO. */
  readonly at: string;
  /** The sentence, where it is not about a form; it may use `when` and `count`. */
  readonly text?: Parameters<Translate>[0];
  readonly count?: number;
  readonly onDrop: () => void;
  /** Buttons beside the one that drops the draft. */
  readonly children?: ReactNode;
}

/** Says that unsaved input of an earlier visit was restored, with a button to drop it. */
export function RestoredDraftAlert({ at, text = 'draft.found', count = 1, onDrop, children }: Props) {
  const { t, language } = useText();
  const when = makeDateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
  return (
    <Alert
      className="adm-gap"
      type="info"
      showIcon
      role="status"
      title={t(text, { when, count })}
      action={
        <span className="btns">
          {children}
          <Button onClick={onDrop}>{t('draft.drop')}</Button>
        </span>
      }
    />
  );
}
