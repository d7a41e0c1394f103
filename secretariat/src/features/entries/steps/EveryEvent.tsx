import { TextField } from '../../../components/form/TextField.tsx';
import { useText } from '../../../locales/use-text.ts';
import { EVENT_NAMES, EventNames } from './EventNames.tsx';
import type { StepProps } from './step-props.ts';

/** The field for the event of all rows, when the file names none: athletes of a club, or of a photo finish. */
export function EveryEvent({ state, importDraft }: Pick<StepProps, 'state' | 'importDraft'>) {
  const { t, language } = useText();
  return (
    <>
      <EventNames language={language} />
      <TextField
        className="adm-gap every-event"
        label={t('entries.everyEvent')}
        help={t('entries.everyEvent.help')}
        list={EVENT_NAMES}
        maxLength={120}
        value={state.everyEvent ?? ''}
        onText={(everyEvent) => importDraft.update({ everyEvent: everyEvent === '' ? undefined : everyEvent })}
      />
    </>
  );
}
