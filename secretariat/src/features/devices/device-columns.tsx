import { Link } from 'shared-domain/platform';
import type { ProgrammeTrial } from '../../api/programme.ts';
import { Icon } from '../../components/Icon.tsx';
import { buildCompetitionPath } from '../../components/page/paths.ts';
import type { Column } from '../../components/table/column.ts';
import { formatTrialName } from '../../components/trial/trial-name.ts';
import type { Translate } from '../../locales/use-text.ts';
import { DeviceAct } from './DeviceAct.tsx';
import {
  formatBattery,
  formatDeviceName,
  formatDevicePost,
  formatGaps,
  formatHeard,
  isBatteryLow,
  isSilent,
} from './device-words.ts';
import type { ListedDevice } from './devices-endpoints.ts';

interface ColumnContext {
  readonly chOID: string;
  readonly trials: readonly ProgrammeTrial[];
  readonly canWrite: boolean;
  /** The server's clock when it listed the devices, ms. */
  readonly now: number;
  readonly t: Translate;
  readonly language: 'fr' | 'en';
  readonly formatTime: (at: string) => string;
}

/** A text with a sign where something is wrong. */
const renderState = (text: string, isWrong: boolean) =>
  isWrong ? (
    <span className="device-wrong">
      <Icon name="warning" /> {text}
    </span>
  ) : (
    text
  );

export function buildColumns(context: ColumnContext): readonly Column<ListedDevice>[] {
  const { chOID, trials, canWrite, now, t, language, formatTime } = context;
  const trialByOid = new Map(trials.map((trial) => [trial.oid, trial]));
  const formatTrial = (oid: string) => {
    const trial = trialByOid.get(oid);
    return trial === undefined ? t('protests.trial') : formatTrialName(trial, language);
  };
  const acts: readonly Column<ListedDevice>[] = canWrite
    ? [
        {
          key: 'act',
          title: t('devices.act'),
          isTitleHidden: true,
          align: 'end',
          cell: (device) => <DeviceAct chOID={chOID} device={device} />,
        },
      ]
    : [];
  return [
    {
      key: 'name',
      title: t('devices.name'),
      isRowHeading: true,
      cell: (device) => (
        <>
          <strong>{formatDeviceName(device, t)}</strong>
          <span className="sub">{formatDevicePost(device, t)}</span>
        </>
      ),
    },
    {
      key: 'heard',
      title: t('devices.heard'),
      cell: (device) =>
        device.closed === undefined ? (
          renderState(formatHeard(device, now, { t, formatTime }), isSilent(device, now))
        ) : (
          <span className="stt pending">{t('devices.closed', { time: formatTime(device.closed) })}</span>
        ),
    },
    {
      key: 'unsent',
      title: t('devices.unsent'),
      align: 'end',
      cell: ({ unsent, gaps }) => {
        const missing = formatGaps({ gaps }, t);
        return (
          <>
            {unsent ?? <span className="muted">{t('devices.unknown')}</span>}
            {missing !== undefined && <span className="sub device-wrong">{missing}</span>}
          </>
        );
      },
    },
    {
      key: 'trials',
      title: t('devices.trials'),
      cell: (device) => (
        <ul className="device-trials">
          {device.trials.map(({ oid }) => (
            <li key={oid}>
              <Link className="link" to={buildCompetitionPath(chOID, 'results', [oid])}>
                {formatTrial(oid)}
              </Link>
            </li>
          ))}
        </ul>
      ),
      minScreen: 'tablet',
    },
    {
      key: 'battery',
      title: t('devices.battery'),
      align: 'end',
      cell: (device) =>
        device.battery === undefined ? (
          <span className="muted">{t('devices.unknown')}</span>
        ) : (
          renderState(formatBattery(device, t), isBatteryLow(device))
        ),
      minScreen: 'tablet',
    },
    {
      key: 'version',
      title: t('devices.version'),
      cell: ({ app }) => app ?? <span className="muted">{t('devices.unknown')}</span>,
      minScreen: 'desktop',
    },
    ...acts,
  ];
}
