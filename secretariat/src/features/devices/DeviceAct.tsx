import { Button } from '../../components/Button.tsx';
import { useRefusal } from '../../components/call/use-refusal.ts';
import { useHost } from '../../components/host.ts';
import { useText } from '../../locales/use-text.ts';
import { formatDeviceName } from './device-words.ts';
import { type ListedDevice, useCloseDeviceMutation, useReopenDeviceMutation } from './devices-endpoints.ts';

interface Props {
  readonly chOID: string;
  readonly device: ListedDevice;
}

/** The button that shuts one device out, after a question; or lets it in again. */
export function DeviceAct({ chOID, device }: Props) {
  const { t } = useText();
  const { confirm, notify } = useHost();
  const showRefusal = useRefusal();
  const [close, { isLoading: isClosing }] = useCloseDeviceMutation();
  const [reopen, { isLoading: isReopening }] = useReopenDeviceMutation();
  const name = formatDeviceName(device, t);
  const target = { chOID, device: device.device };
  const closeAfterQuestion = async () => {
    const { unsent = 0 } = device;
    const isSure = await confirm({
      title: t('devices.close.title', { name }),
      subTitle: [t('devices.close.sub'), ...(unsent > 0 ? [t('devices.close.unsent', { count: unsent })] : [])].join(
        ' ',
      ),
      action: t('devices.close.act'),
      destructive: true,
    });
    if (!isSure) return;
    const { error } = await close(target);
    if (error === undefined) notify(t('devices.closed.done', { name }));
    else showRefusal(error);
  };
  const reopenNow = async () => {
    const { error } = await reopen(target);
    if (error === undefined) notify(t('devices.reopened', { name }));
    else showRefusal(error);
  };
  return device.closed === undefined ? (
    <Button
      kind="danger"
      isSmall
      isBusy={isClosing}
      aria-label={t('devices.close.of', { name })}
      onClick={() => void closeAfterQuestion()}
    >
      {t('devices.close')}
    </Button>
  ) : (
    <Button isSmall isBusy={isReopening} aria-label={t('devices.reopen.of', { name })} onClick={() => void reopenNow()}>
      {t('devices.reopen')}
    </Button>
  );
}
