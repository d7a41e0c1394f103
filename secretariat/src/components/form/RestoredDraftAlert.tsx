import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { makeDateFormat } from 'shared-domain';
import { type Translate, useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';
import { useOpenZone } from '../page/use-open-zone.ts';

interface Props {
  /** When the draft was last changed, ISO. */
  readonly changedAt: string;
  /** Translation key of the message, for drafts that are not a form; its text may contain {{when}} and {{count}}. */
  readonly textKey?: Parameters<Translate>[0];
  /** Number of items in the draft. */
  readonly count?: number;
  readonly onDiscard: () => void;
  /** Buttons beside the one that drops the draft. */
  readonly children?: ReactNode;
}

/** Says that unsaved input of an earlier visit was restored, with a button to drop it. */
export function RestoredDraftAlert({ changedAt, textKey = 'draft.found', count = 1, onDiscard, children }: Props) {
  const { t, language } = useText();
  const timeZone = useOpenZone();
  const format = makeDateFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const when = format.format(new Date(changedAt));
  return (
    <Alert
      className="adm-gap"
      type="info"
      showIcon
      role="status"
      title={t(textKey, { when, count })}
      action={
        <span className="btns">
          {children}
          <Button onClick={onDiscard}>{t('draft.drop')}</Button>
        </span>
      }
    />
  );
}
