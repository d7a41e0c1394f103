import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { makeDateFormat } from 'shared-domain';
import { type Translate, useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';

interface Props {
  /** When something was typed last. */
  readonly at: string;
  /** What it is, where it is not what a form shows. */
  readonly text?: Parameters<Translate>[0];
  readonly count?: number;
  readonly onDrop: () => void;
  /** What else may be done with it. */
  readonly children?: ReactNode;
}

/** Says that what was typed before has been found again, and lets it be dropped. */
export function DraftFound({ at, text = 'draft.found', count = 1, onDrop, children }: Props) {
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
