import type { AccessCode, Challenge } from 'shared-domain/contract';
import { useLazyAskCodeQuery, useMakeCodeMutation, useRevokeCodeMutation } from '../../api/codes.ts';
import { Button } from '../../components/Button.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { useRefusal } from '../../components/call/use-refusal.ts';
import { useHost } from '../../components/host.ts';
import { Icon } from '../../components/Icon.tsx';
import { useText } from '../../locales/use-text.ts';
import { canPrintLink, makeCodeLink } from './code-link.ts';

interface Props {
  readonly challenge: Challenge;
  readonly code: AccessCode;
  /** The address of the site that other devices reach. */
  readonly address: string | undefined;
  readonly onPrint: (codes: readonly AccessCode[]) => void;
}

/** How long the former code still opens, so that devices change over one by one. */
const GRACE_MINUTES = 60;

/** The buttons to copy, share, replace, print and revoke a code. */
export function CodeActions({ challenge, code, address, onPrint }: Props) {
  const { t } = useText();
  const { confirm, notify } = useHost();
  const showRefusal = useRefusal();
  const [revoke, { isLoading }] = useRevokeCodeMutation();
  const [readCode, { isFetching }] = useLazyAskCodeQuery();
  const [make, { isLoading: isReplacing }] = useMakeCodeMutation();
  const kind = t(`codes.kind.${code.kind}`);
  const share = async () => {
    // Without a console that others reach the code is typed into a device, and there is no link.
    const url = canPrintLink(code.kind, address) ? makeCodeLink(code.kind, code.code, address) : undefined;
    const text = t('codes.share.text', { kind, challenge: challenge.name, code: code.code });
    try {
      if (navigator.share === undefined) {
        await navigator.clipboard.writeText(url === undefined ? text : `${text}\n${url}`);
        notify(t('copied', { what: text }));
      } else await navigator.share({ title: text, text, ...(url !== undefined && { url }) });
    } catch (error) {
      // Closing the device's share dialog is not a failure.
      if ((error as Error).name !== 'AbortError') notify(t('copy.refused'), { kind: 'error' });
    }
  };
  const print = async () => {
    // The code may have been replaced since: the printed one must be the present one.
    const { data, error } = await readCode({ chOID: challenge.oid, kind: code.kind });
    if (error !== undefined) showRefusal(error);
    else if (data) onPrint([data]);
    else notify(t('codes.none'), { kind: 'error' });
  };
  const revokeAfterQuestion = async () => {
    const isSure = await confirm({
      title: t('codes.revoke.title', { kind, code: code.code }),
      subTitle: t('codes.revoke.sub'),
      action: t('codes.revoke.act', { kind }),
      destructive: true,
    });
    if (!isSure) return;
    const { error } = await revoke({ chOID: challenge.oid, code: code.code });
    if (error === undefined) notify(t('codes.revoked', { kind }));
    else showRefusal(error);
  };
  const replaceAfterQuestion = async () => {
    const isSure = await confirm({
      title: t('codes.replace.title', { kind, code: code.code }),
      subTitle: t('codes.replace.sub', { count: GRACE_MINUTES }),
      action: t('codes.replace'),
    });
    if (!isSure) return;
    const { data, error } = await make({ chOID: challenge.oid, kind: code.kind, grace: GRACE_MINUTES });
    if (data !== undefined) notify(t('codes.made', { kind, code: data.code }));
    else showRefusal(error);
  };
  return (
    <div className="btns">
      <CopyButton text={code.code} what={t('codes.what', { kind })} />
      <Button
        kind="icon"
        aria-label={t('codes.share.of', { kind })}
        title={t('codes.share')}
        onClick={() => void share()}
      >
        <Icon name="share" />
      </Button>
      {canPrintLink(code.kind, address) && (
        <Button
          kind="icon"
          isBusy={isFetching}
          aria-label={t('codes.print.of', { kind })}
          title={t('codes.print')}
          onClick={() => void print()}
        >
          <Icon name="print" />
        </Button>
      )}
      <Button
        kind="icon"
        isBusy={isReplacing}
        aria-label={t('codes.replace.of', { kind })}
        title={t('codes.replace')}
        onClick={() => void replaceAfterQuestion()}
      >
        <Icon name="replace" />
      </Button>
      <Button
        kind="danger"
        isBusy={isLoading}
        aria-label={t('codes.revoke.act', { kind })}
        onClick={() => void revokeAfterQuestion()}
      >
        {t('codes.revoke')}
      </Button>
    </div>
  );
}
