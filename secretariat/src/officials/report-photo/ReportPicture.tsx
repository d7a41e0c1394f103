import { useEffect, useState } from 'react';
import { readPhoto } from '../sync/photo-calls.ts';
import { useConsole, useText } from '../use-console.ts';
import { readDataUrl } from './read-data-url.ts';

/** How often a photo that has not come is asked for, ms. */
const ASK_AGAIN_MS = 5000;

/** The photo of a report, as soon as the umpire's device has sent it. */
function useReportPicture(report: string): { readonly url?: string; readonly isHidden?: true } {
  const { device } = useConsole();
  const { code } = device();
  const [picture, setPicture] = useState<{ readonly url?: string; readonly isHidden?: true }>({});
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      if (code === undefined || code.code === '') return;
      const heard = await readPhoto(code, report);
      if (!isCurrent) return;
      if (heard?.ok === true) {
        const url = await readDataUrl(heard.body);
        if (isCurrent) setPicture({ url });
      } else if (heard?.id === 'forbidden') setPicture({ isHidden: true });
      else timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
    };
    void ask();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [code, report]);
  return picture;
}

/** A report's photo beside its words; until it has come, and while its athlete is hidden, why there is none. */
export function ReportPicture({ report }: { readonly report: string }) {
  const { t } = useText();
  const { url, isHidden } = useReportPicture(report);
  return (
    <figure className="photo-of">
      {url === undefined ? (
        <p role="status">{t(isHidden === true ? 'report.photo.hidden' : 'report.photo.awaited')}</p>
      ) : (
        <img src={url} alt={t('report.photo.alt')} />
      )}
    </figure>
  );
}
