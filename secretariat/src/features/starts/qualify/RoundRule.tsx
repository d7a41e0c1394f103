import { useState } from 'react';
import { isFieldEvent } from 'shared-domain';
import { useEditTrialMutation } from '../../../api/marks/entry-endpoints.ts';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { Button } from '../../../components/Button.tsx';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { NumberField } from '../../../components/form/NumberField.tsx';
import { useText } from '../../../locales/use-text.ts';

const MM_IN_M = 1000;

/** By what the round is decided: places and times of races, standard and number of field events. All its heats say the same. */
export function RoundRule({ trials }: { readonly trials: readonly ProgrammeTrial[] }) {
  const { t } = useText();
  const [first] = trials;
  const current = first?.dets.qualifying;
  const [rule, setRule] = useState({
    places: current?.places ?? 0,
    times: current?.times ?? 0,
    standard: current?.standard ?? 0,
  });
  const [edit, { error, isLoading }] = useEditTrialMutation();
  if (first === undefined) return null;
  const field = isFieldEvent(first.g0);
  const save = async () => {
    const { places, times, standard } = rule;
    const qualifying = field ? { ...(times > 0 && { times }), ...(standard > 0 && { standard }) } : { places, times };
    for (const { oid, dets } of trials) await edit({ oid, edit: { dets: { ...dets, qualifying } } });
  };
  const number = (name: 'places' | 'times' | 'standard', scale = 1, step = 1) => (
    <NumberField
      label={t(field && name === 'times' ? 'starts.rule.wanted' : `starts.rule.${name}`)}
      min={0}
      step={step}
      value={rule[name] / scale}
      onNumber={(value = 0) => setRule({ ...rule, [name]: Math.round(value * scale) })}
    />
  );
  return (
    <>
      <div className="rules">
        {field ? number('standard', MM_IN_M, 0.01) : number('places')}
        {number('times')}
        <Button isBusy={isLoading} onClick={() => void save()}>
          {t('starts.rule.save')}
        </Button>
      </div>
      <CallAlert error={error} />
    </>
  );
}
