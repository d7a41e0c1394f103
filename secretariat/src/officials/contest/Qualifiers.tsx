import { useMemo } from 'react';
import { FIELD_FINAL_SIZE, formatCategorySex, formatLocalTime, readRoundRule } from 'shared-domain';
import type { DeviceTrial, FoldedTrialView } from 'shared-domain/live-input';
import { Strip } from '../components/Strip.tsx';
import { findReadTime } from '../sync/seen.ts';
import { useExtraText } from '../texts/extra-texts.ts';
import { useConsole } from '../use-console.ts';
import { foldTrial } from './fold-trial.ts';

/** A pool that was read longer ago is told with the time of reading, ms. */
const OLD_MS = 120_000;

const isOtherPool = (a: DeviceTrial, b: DeviceTrial): boolean =>
  a.oid !== b.oid &&
  a.round === b.round &&
  a.g0 === b.g0 &&
  a.g1 === b.g1 &&
  a.category === b.category &&
  a.dets.combined === b.dets.combined;

/** How many have reached the standard of a qualification. */
const countThrough = ({ sheet }: FoldedTrialView): number =>
  sheet.standings.filter(({ status }) => status === 'through').length;

/** How many have reached the standard here and in the other pools, as this device knows them; undefined where there is no standard. */
function useQualifiers(folded: FoldedTrialView) {
  const { seen, log, device, link } = useConsole();
  const { trial } = folded;
  const { standard, wanted = FIELD_FINAL_SIZE } = readRoundRule(trial.dets.qualifying ?? {}, trial) as {
    readonly standard?: number;
    readonly wanted?: number;
  };
  const [known, rows, { id, code }] = [seen(), log.rows(), device()];
  const kind = code?.kind ?? 'judge';
  const others = useMemo(
    () => (standard === undefined ? [] : (known?.trials.filter((one) => isOtherPool(trial, one)) ?? [])),
    [known, trial, standard],
  );
  const there = useMemo(
    () =>
      known === undefined
        ? 0
        : others.reduce((sum, other) => sum + countThrough(foldTrial(other, known, rows, { device: id, kind })), 0),
    [known, rows, others, id, kind],
  );
  if (standard === undefined) return undefined;
  const read = Math.min(...others.map(({ oid }) => (known === undefined ? 0 : findReadTime(known, oid))));
  const isOld = others.length > 0 && (!link().isOnline || log.clock.now() - read > OLD_MS);
  const seenAt = new Date(read + log.clock.at() - log.clock.now());
  return {
    wanted,
    there,
    count: countThrough(folded) + there,
    pools: others.length,
    isOnline: link().isOnline,
    seenAt: isOld ? formatLocalTime(seenAt, known?.challenge.tz ?? 'UTC') : undefined,
  };
}

/** In a qualification with a standard: how many have reached it over all pools, and once that is enough, whether to stop. */
export function Qualifiers({ folded, onStop }: { readonly folded: FoldedTrialView; readonly onStop: () => void }) {
  const { t } = useExtraText();
  const found = useQualifiers(folded);
  if (found === undefined || (found.count === 0 && found.pools === 0)) return null;
  const { wanted, there, count, pools, isOnline, seenAt } = found;
  const sex = formatCategorySex(folded.trial.category, 'fr') === 'F' ? '.f' : '';
  const said = t(`qualified.count${sex}`, { count, wanted });
  const elsewhere =
    pools === 0
      ? ''
      : seenAt === undefined
        ? t('qualified.there', { count: there })
        : t(isOnline ? 'qualified.seenAt' : 'qualified.offline', { count: there, time: seenAt });
  if (count < wanted)
    return (
      <p className="note">
        {said}
        {elsewhere}
      </p>
    );
  return (
    <Strip action={t('qualified.stop')} onPress={onStop}>
      <b>{t('qualified.enough', { said })}</b>
      {elsewhere}
    </Strip>
  );
}
