import { useMemo, useState } from 'react';
import type { Challenge, DevicesAnswer } from 'shared-domain/contract';
import { addTexts } from 'shared-domain/platform';
import { useProgrammeQuery } from '../../api/programme.ts';
import { QueryState } from '../../components/call/QueryState.tsx';
import { Empty } from '../../components/page/Empty.tsx';
import { CodesLink } from '../../components/page/NextStep.tsx';
import { OwnCompetition } from '../../components/page/OwnCompetition.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { DataTable } from '../../components/table/DataTable.tsx';
import { formatTimeOrDay } from '../../components/time/format-instant.ts';
import { devicesEn } from '../../locales/devices/en.ts';
import { devicesFr } from '../../locales/devices/fr.ts';
import { NAMESPACE } from '../../locales/register-texts.ts';
import { useText } from '../../locales/use-text.ts';
import { buildColumns } from './device-columns.tsx';
import { formatDeviceName, isSilent, sortDevices } from './device-words.ts';
import { useDevicesQuery } from './devices-endpoints.ts';
import '../../components/trial/trial-status.css';
import './devices.css';

/** The texts are loaded with this page, and must be there before it is drawn. */
const registerTexts = (): void => addTexts(NAMESPACE, { fr: devicesFr, en: devicesEn });

/** How often the list is read again while the page is looked at. */
const POLL_MS = 5000;

/** The devices of a competition's officials: what each is, when it was heard, what is only on it; any of them can be closed. */
export default function DevicesPage({ chOID }: { readonly chOID: string }) {
  useState(registerTexts);
  return (
    <OwnCompetition chOID={chOID}>
      {(challenge, canWrite) => <Devices challenge={challenge} canWrite={canWrite} />}
    </OwnCompetition>
  );
}

interface Props {
  readonly challenge: Challenge;
  readonly canWrite: boolean;
}

function Devices({ challenge, canWrite }: Props) {
  const { t } = useText();
  const query = useDevicesQuery(challenge.oid, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true });
  const { now = 0, devices = [] } = query.data ?? {};
  const silent = devices.filter((device) => isSilent(device, now)).length;
  const note = [
    ...(devices.length > 0 ? [t('devices.count', { count: devices.length })] : []),
    ...(silent > 0 ? [t('devices.silent', { count: silent })] : []),
  ].join(' · ');
  return (
    <>
      <PageTitle note={note === '' ? undefined : note}>{t('screen.devices')}</PageTitle>
      <QueryState query={query}>
        {(answer) =>
          answer.devices.length === 0 ? (
            <Empty title={t('devices.none')} help={t('devices.none.help')}>
              {canWrite && <CodesLink chOID={challenge.oid} />}
            </Empty>
          ) : (
            <DeviceTable answer={answer} challenge={challenge} canWrite={canWrite} />
          )
        }
      </QueryState>
    </>
  );
}

function DeviceTable({ answer, challenge, canWrite }: Props & { readonly answer: DevicesAnswer }) {
  const { t, language } = useText();
  const { oid: chOID, tz } = challenge;
  const { data: trials } = useProgrammeQuery(chOID);
  const { now, devices } = answer;
  const columns = useMemo(() => {
    const formatTime = (at: string) => formatTimeOrDay(at, tz, language, new Date(now));
    return buildColumns({ chOID, trials: trials ?? [], canWrite, now, t, language, formatTime });
  }, [chOID, trials, canWrite, now, t, language, tz]);
  return (
    <DataTable
      caption={t('screen.devices')}
      columns={columns}
      rows={sortDevices(devices)}
      getKey={({ device }) => device}
      getName={(device) => formatDeviceName(device, t)}
    />
  );
}
