import { formatDistance, formatWind } from 'shared-domain';
import { Key } from '../components/Key.tsx';
import { Strip } from '../components/Strip.tsx';
import { useText } from '../use-console.ts';
import type { SheetName } from '../view.ts';
import { Keypad } from './Keypad.tsx';
import type { TypedMark } from './use-mark-entry.ts';

function Flag({ colour }: { readonly colour: 'w' | 'r' }) {
  return (
    <svg className="flag" viewBox="0 0 34 40" aria-hidden="true">
      <path className={colour} d="M6 4h24v16H6z" />
      <path className="pole" d="M5 3v34" />
    </svg>
  );
}

/** The word for a foul: «mordu» of a jump, «nul» of a throw. */
const findFoulKey = (isOfThrow: boolean) => (isOfThrow ? 'flag.foul.throw' : 'flag.foul');

/** After the attempt: the white flag begins a measurement, the red one is a foul. */
export function FlagKeys({
  isOfThrow,
  onMeasure,
  onFoul,
  onPass,
  onSheet,
}: {
  readonly isOfThrow: boolean;
  readonly onMeasure: () => void;
  readonly onFoul: () => void;
  readonly onPass: () => void;
  readonly onSheet: (sheet: SheetName) => void;
}) {
  const { t } = useText();
  return (
    <div className="keys">
      <Key className="key xl ok flags" onPress={onMeasure}>
        <Flag colour="w" />
        {t('flag.white')} <small>{t('flag.measure')}</small>
      </Key>
      <Key className="key xl no flags" onPress={onFoul}>
        <Flag colour="r" />
        <span>X {t(findFoulKey(isOfThrow))}</span>
      </Key>
      <Key className="key m neu row" onPress={onPass}>
        <i className="dash" />
        <small>{t('key.pass')}</small>
      </Key>
      <Key className="key m q" onPress={() => onSheet('retire')}>
        {t('key.retire')}
      </Key>
    </div>
  );
}

const DOUBTS = {
  tooGood: 'doubt.record',
  tooPoor: 'doubt.record',
  farAhead: 'doubt.best',
  farBehind: 'doubt.best',
} as const;

/** While the attempt is measured: the digits of its mark, or of its wind. */
export function MeasureKeys({
  isOfThrow,
  typed,
  onValid,
  onFoul,
}: {
  readonly isOfThrow: boolean;
  readonly typed: TypedMark;
  readonly onValid: (distance: number) => void;
  readonly onFoul: () => void;
}) {
  const { t } = useText();
  const { distance, wind, doubt, pad, isProtest } = typed;
  const mark = distance === undefined ? '' : formatDistance(distance);
  return (
    <>
      {doubt !== undefined && (
        <Strip>
          <b>{t('doubt.question', { mark })}</b>{' '}
          {doubt.kind === 'record' ? doubt.record.doubt : t(DOUBTS[doubt.kind], { mark: formatDistance(doubt.than) })}
        </Strip>
      )}
      {isProtest && <p className="note">{t('protest.measure')}</p>}
      <div className="keys">
        <Keypad onDigit={typed.press} onErase={typed.erase} />
        {pad === 'mark' ? (
          <>
            <Key className="key no w2c" onPress={onFoul}>
              <span>X</span> <small>{t(findFoulKey(isOfThrow))}</small>
            </Key>
            <Key
              className={doubt === undefined ? 'key ok w4' : 'key amber w4'}
              disabled={distance === undefined}
              onPress={() => {
                if (distance !== undefined && typed.confirm()) onValid(distance);
              }}
            >
              <span className="nb">{t(doubt === undefined ? 'pad.valid' : 'pad.anyway', { mark })}</span>
            </Key>
          </>
        ) : (
          <>
            {([1, -1] as const).map((sign) => (
              <Key
                key={sign}
                className={typed.windSign === sign ? 'key sel w2c' : 'key neu w2c'}
                isQuick
                aria-pressed={typed.windSign === sign}
                aria-label={t(sign === 1 ? 'wind.behind' : 'wind.against')}
                onPress={() => typed.sign(sign)}
              >
                {sign === 1 ? '+' : '−'}
              </Key>
            ))}
            <Key className="key ok w2c" disabled={wind === undefined} onPress={() => typed.show('mark')}>
              <span className="nb">{wind === undefined ? t('wind.own') : formatWind(wind)}</span>
            </Key>
          </>
        )}
      </div>
    </>
  );
}
