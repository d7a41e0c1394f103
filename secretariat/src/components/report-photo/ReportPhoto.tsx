import { useState } from 'react';
import type { ReportsAnswer } from 'shared-domain/contract';
import { useReportPhotoQuery } from '../../api/report-photo.ts';
import { useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';
import { CallAlert } from '../call/CallAlert.tsx';
import './report-photo.css';

interface Props {
  readonly chOID: string;
  readonly report: Pick<ReportsAnswer['reports'][number], 'id' | 'photo'>;
}

/** The photo of an official’s report, shown when it is asked for; one that has not come yet is said. */
export function ReportPhoto({ chOID, report: { id, photo } }: Props) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  if (photo === undefined) return null;
  if (photo === 'waiting') return <span className="report-photo muted">{t('report.photo.waiting')}</span>;
  return (
    <span className="report-photo">
      <Button isSmall aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'report.photo.close' : 'report.photo.open')}
      </Button>
      {isOpen && <Picture chOID={chOID} id={id} />}
    </span>
  );
}

function Picture(photo: { readonly chOID: string; readonly id: string }) {
  const { t } = useText();
  const { data, error, refetch } = useReportPhotoQuery(photo);
  if (error !== undefined) return <CallAlert error={error} onRetry={() => void refetch()} />;
  return data === undefined ? (
    <span role="status">{t('report.photo.loading')}</span>
  ) : (
    <img src={data} alt={t('report.photo.alt')} />
  );
}
