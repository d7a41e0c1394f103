import { type FileDownload, useDownloadFileMutation } from '../../api/download-file.ts';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { useHost } from '../../components/host.ts';
import { useText } from '../../locales/use-text.ts';

interface Props {
  readonly file: FileDownload;
  readonly children: string;
}

/** Downloads one file; a refusal is shown under the button. */
export function DownloadButton({ file, children }: Props) {
  const { t } = useText();
  const { notify } = useHost();
  const [download, { isLoading, error }] = useDownloadFileMutation();
  const downloadAndNotify = async () => {
    const answer = await download(file);
    if (answer.error === undefined) notify(t('files.got', { file: file.name }));
  };
  return (
    <span className="file-take">
      <Button isBusy={isLoading} onClick={() => void downloadAndNotify()}>
        {children}
      </Button>
      {error !== undefined && <CallAlert error={error} />}
    </span>
  );
}
