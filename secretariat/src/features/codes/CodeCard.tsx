import type { AccessCodeKind } from 'shared-domain';
import type { AccessCode, Challenge } from 'shared-domain/contract';
import { useMakeCodeMutation } from '../../api/codes.ts';
import { Button } from '../../components/Button.tsx';
import { formatRefusal, readRefusal } from '../../components/call/call-sentence.ts';
import { useHost } from '../../components/host.ts';
import { QrCode } from '../../components/qr/QrCode.tsx';
import { formatToMinute } from '../../components/time/format-instant.ts';
import { useText } from '../../locales/use-text.ts';
import { CodeActions } from './CodeActions.tsx';
import { canPrintLink, hasConsole, isBoard, makeQrText } from './code-link.ts';

interface Props {
  readonly challenge: Challenge;
  readonly kind: AccessCodeKind;
  readonly code: AccessCode | undefined;
  /** The address of the site that other devices reach. */
  readonly address: string | undefined;
  readonly onPrint: (codes: readonly AccessCode[]) => void;
}

/** One kind of code: its QR code, its characters and what it opens, or a button to create it. */
export function CodeCard({ challenge, kind, code, address, onPrint }: Props) {
  const { t, language } = useText();
  const title = t(`codes.kind.${kind}`);
  if (code === undefined) {
    return (
      <article className="code-card none">
        <div>
          <h2>{title}</h2>
          <p className="muted">{t(`codes.opens.${kind}`)}</p>
        </div>
        <p className="muted">{t('codes.none')}</p>
        <CreateCode challenge={challenge} kind={kind} />
      </article>
    );
  }
  return (
    <article className="code-card">
      <h2>{title}</h2>
      <div className="pair">
        <QrCode text={makeQrText(kind, code.code, address)} label={code.code} />
        <p className="sub">
          <strong>{t(`codes.opens.${kind}`)}</strong>
          {!hasConsole(kind) && <span>{t('codes.noConsole')}</span>}
          {hasConsole(kind) && !canPrintLink(kind, address) && <span>{t('codes.ownAddress')}</span>}
          <span>{t('codes.created', { when: formatToMinute(code.created, challenge.tz, language) })}</span>
          {/* Boards send nothing, so their use is not known. */}
          {!isBoard(kind) && (
            <span>
              {code.used === undefined
                ? t('codes.used.never')
                : t('codes.used', {
                    count: code.used.devices,
                    when: formatToMinute(code.used.last, challenge.tz, language),
                  })}
            </span>
          )}
        </p>
        <span className="code">{code.code}</span>
      </div>
      <CodeActions challenge={challenge} code={code} address={address} onPrint={onPrint} />
    </article>
  );
}

/** Makes the code of a kind that has none. */
function CreateCode({ challenge, kind }: { readonly challenge: Challenge; readonly kind: AccessCodeKind }) {
  const { t } = useText();
  const { notify } = useHost();
  const [make, { isLoading }] = useMakeCodeMutation();
  const create = async () => {
    const { data, error } = await make({ chOID: challenge.oid, kind });
    if (data !== undefined) return notify(t('codes.made', { kind: t(`codes.kind.${kind}`), code: data.code }));
    // The only conflict: the competition is over and can have no codes any more.
    const reasonText = readRefusal(error).id === 'conflict' ? t('codes.over') : formatRefusal(error, t);
    notify(reasonText, { kind: 'error' });
  };
  return (
    <div>
      <Button
        kind="main"
        isBusy={isLoading}
        aria-label={t('codes.create.of', { kind: t(`codes.kind.${kind}`) })}
        onClick={() => void create()}
      >
        {t('codes.create')}
      </Button>
    </div>
  );
}
