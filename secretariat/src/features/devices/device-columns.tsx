import { Link } from 'shared-domain/platform';
import type { ProgrammeTrial } from '../../api/programme.ts';
import { TwinButton } from '../../components/console-twin/TwinButton.tsx';
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
  isConsole,
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
      <Icon name="warning" />
      {text}
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
  const renderTrials = (device: ListedDevice) => (
    <ul className="device-trials">
      {device.trials.map(({ oid }) => (
        <li key={oid}>
          <Link className="link" to={buildCompetitionPath(chOID, 'results', [oid])}>
            {formatTrial(oid)}
          </Link>
        </li>
      ))}
    </ul>
  );
  const renderGaps = (device: ListedDevice) => {
    const missing = formatGaps(device, t);
    return missing !== undefined && <span className="device-line device-wrong">{missing}</span>;
  };
  const renderTwin = (device: ListedDevice) =>
    isConsole(device) && (
      <TwinButton
        chOID={chOID}
        target={{
          device: { id: device.device, label: device.label },
          by: device.by,
          task: device.task,
          trials: device.trials.map(({ oid }) => oid),
        }}
        aria-label={t('devices.twin.of', { name: formatDeviceName(device, t) })}
      >
        {t('devices.twin')}
      </TwinButton>
    );
  return [
    {
      key: 'name',
      title: t('devices.name'),
      isRowHeading: true,
      cell: (device) => (
        <>
          <strong>{formatDeviceName(device, t)}</strong>
          <span className="device-line">{formatDevicePost(device, t)}</span>
          <div className="device-phone">
            {device.unsent !== undefined && device.unsent > 0 && (
              <span className="device-line">{t('pair', { name: t('devices.unsent'), value: device.unsent })}</span>
            )}
            {renderGaps(device)}
            {device.battery !== undefined && isBatteryLow(device) && (
              <span className="device-line device-wrong">
                {t('pair', { name: t('devices.battery'), value: formatBattery(device.battery, t) })}
              </span>
            )}
            {device.trials.length > 0 && renderTrials(device)}
          </div>
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
      cell: (device) => (
        <>
          {device.unsent ?? <span className="muted">{t('devices.unknown')}</span>}
          {renderGaps(device)}
        </>
      ),
      minScreen: 'tablet',
    },
    {
      key: 'trials',
      title: t('devices.trials'),
      cell: renderTrials,
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
          <>
            {renderState(formatBattery(device.battery, t), isBatteryLow(device))}
            {isBatteryLow(device) && <span className="sr"> {t('devices.battery.low')}</span>}
          </>
        ),
      minScreen: 'tablet',
    },
    {
      key: 'version',
      title: t('devices.version'),
      cell: ({ app }) => app ?? <span className="muted">{t('devices.unknown')}</span>,
      minScreen: 'desktop',
    },
    {
      key: 'act',
      title: t('devices.act'),
      isTitleHidden: true,
      align: 'end',
      cell: (device) => (
        <div className="device-acts">
          {renderTwin(device)}
          {canWrite && <DeviceAct chOID={chOID} device={device} />}
        </div>
      ),
    },
  ];
}
