import { Select } from 'antd';
import { useId, useMemo } from 'react';
import {
  CATEGORIES,
  foldText,
  formatDiscipline,
  formatImplement,
  formatRound,
  formatSex,
  listDisciplines,
  ROUND_ORDER,
  type RoundLetter,
  type TrialUid,
} from 'shared-domain';
import { useText } from '../../../locales/use-text.ts';
import { eventFor } from '../build/planned.ts';
import { EditField } from './EditField.tsx';
import { decodedEvent } from './edit-draft.ts';

interface Props {
  readonly code: TrialUid;
  /** A part of a combined event stays one. */
  readonly isPart: boolean;
  readonly error: string | false;
  readonly onCode: (code: TrialUid) => void;
}

const SEXES = [2, 1, 3] as const;
const ROUNDS = ROUND_ORDER.filter((round) => round !== 'c');
const keyOf = ({ g0, g1 }: Pick<TrialUid, 'g0' | 'g1'>): string => `${g0} ${g1}`;

/** The event of a trial: a discipline of the catalogue, a category, the round and the heat. */
export function EventFields({ code, isPart, error, onCode }: Props) {
  const { t, language } = useText();
  const id = useId();
  const options = useMemo(() => {
    const own = listDisciplines().map(({ g0, g1, label, short, code: technical }) => ({
      value: keyOf({ g0, g1 }),
      label: label[language],
      words: foldText(`${label.fr} ${label.en} ${short.fr} ${short.en} ${technical}`),
    }));
    return [...new Map(own.map((one) => [one.value, one])).values()];
  }, [language]);
  const value = keyOf(code);
  const label = `${formatDiscipline(code, language)} ${formatImplement(code, language) ?? ''}`.trim();
  const known = options.some((one) => one.value === value);
  const listed = known ? options : [{ value, label, words: foldText(label) }, ...options];
  return (
    <fieldset className="trial-event">
      <legend>{t('trials.edit.code')}</legend>
      <div className="field">
        <label htmlFor={id}>{t('trials.edit.discipline')}</label>
        <Select
          id={id}
          value={value}
          options={listed}
          notFoundContent={t('trials.event.none')}
          showSearch={{
            filterOption: (typed, option) =>
              foldText(typed)
                .split(/\s+/)
                .every((word) => option?.words.includes(word) ?? false),
          }}
          onChange={(chosen) => {
            const [g0 = '', g1 = '0'] = chosen.split(' ');
            // Without a height or weight of its own it takes those of the category.
            const event = g1.includes('P') ? { g0: Number(g0), g1 } : eventFor(Number(g0), g1, code.category);
            onCode({ ...code, ...event });
          }}
        />
      </div>
      <EditField label={t('trials.edit.category')}>
        {(field) => (
          <select
            {...field}
            className="sel"
            value={code.category}
            onChange={({ target }) => {
              const category = Number(target.value);
              onCode({ ...code, ...eventFor(code.g0, code.g1, category), category });
            }}
          >
            {SEXES.map((sex) => (
              <optgroup key={sex} label={t(`trials.sex.${sex}`)}>
                {CATEGORIES.filter((one) => one.sex === sex).map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.code}
                    {formatSex(one.sex, language)} – {one.name[language]}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </EditField>
      <div className="trial-pair">
        <EditField label={t('trials.round')}>
          {(field) => (
            <select
              {...field}
              className="sel"
              disabled={isPart}
              value={code.round}
              onChange={({ target }) => onCode({ ...code, round: target.value as RoundLetter })}
            >
              {(isPart ? [code.round] : ROUNDS).map((round) => (
                <option key={round} value={round}>
                  {formatRound({ round, heat: 1, heats: 1 }, language)}
                </option>
              ))}
            </select>
          )}
        </EditField>
        <EditField label={t('trials.edit.heat')}>
          {(field) => (
            <input
              {...field}
              className="in num"
              type="number"
              min={1}
              max={999}
              value={code.heat}
              onChange={({ target }) =>
                onCode({ ...code, heat: Math.min(999, Math.max(1, Math.round(Number(target.value)) || 1)) })
              }
            />
          )}
        </EditField>
      </div>
      <p className={error === false ? 'muted' : 'table-refused'} role={error === false ? undefined : 'alert'}>
        <b>{decodedEvent(code, language)}</b> {error !== false && error}
      </p>
    </fieldset>
  );
}
