import { useState } from 'react';
import { TEAM_SCORINGS, type TeamScoringName } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { Button } from '../../../components/Button.tsx';
import { CheckField } from '../../../components/form/CheckField.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { NumberField } from '../../../components/form/NumberField.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useText } from '../../../locales/use-text.ts';
import { parsePoints, type Scoring } from './scoring.ts';

interface Props {
  readonly scoring: Scoring | undefined;
  readonly isBusy: boolean;
  readonly onSave: (scoring: Challenge['metadata']['teamScoring']) => void;
  readonly onClose: () => void;
}

const SCORING_NAMES = Object.keys(TEAM_SCORINGS) as TeamScoringName[];
type Limit = 'perEvent' | 'perAthlete' | 'counting' | 'minimum' | 'toScore' | 'maxPerTeam';

/** The form of a team scoring: starts from a usual one, each number can be changed to match the regulations. */
export function ScoringForm({ scoring, isBusy, onSave, onClose }: Props) {
  const { t } = useText();
  const [draft, setDraft] = useState<Scoring>(scoring ?? (TEAM_SCORINGS.match as unknown as Scoring));
  const [points, setPoints] = useState((draft.points ?? []).join(' '));
  const parsedPoints = parsePoints(points);
  const isPlaces = draft.kind === 'places';
  const applyPreset = (name: TeamScoringName) => {
    const preset = TEAM_SCORINGS[name] as unknown as Scoring;
    setDraft(preset);
    setPoints((preset.points ?? []).join(' '));
  };
  const fault = isPlaces && parsedPoints === undefined ? t('teams.scoring.points.fault') : undefined;
  const save = () => {
    if (fault !== undefined) return;
    const { points: _, declared: __, ...others } = draft;
    onSave(isPlaces && parsedPoints !== undefined ? { ...others, points: parsedPoints } : others);
  };
  const renderLimit = (name: Limit) => (
    <NumberField
      className="short-field"
      label={t(`teams.scoring.${name}`)}
      min={1}
      max={1000}
      value={draft[name]}
      onNumber={(value) => {
        const { [name]: _, ...others } = draft;
        setDraft(value === undefined ? others : { ...others, [name]: value });
      }}
    />
  );
  const presetName = SCORING_NAMES.find((name) => JSON.stringify(TEAM_SCORINGS[name]) === JSON.stringify(draft)) ?? '';
  return (
    <Form className="bar-filters scoring-form" noValidate onSend={save}>
      <SelectField<TeamScoringName | ''>
        className="wide-field"
        label={t('teams.scoring.begin')}
        value={presetName}
        options={[
          ...(presetName === '' ? [{ value: '' as const, label: t('teams.scoring.own') }] : []),
          ...SCORING_NAMES.map((value) => ({ value, label: t(`teams.scoring.name.${value}`) })),
        ]}
        onChoose={(name) => name !== '' && applyPreset(name)}
      />
      {isPlaces && (
        <>
          <TextField
            className="wide-field"
            label={t('teams.scoring.points')}
            fault={fault}
            maxLength={400}
            value={points}
            onText={setPoints}
          />
          <SelectField
            className="wide-field"
            label={t('teams.scoring.ties')}
            value={draft.ties ?? 'shared'}
            options={(['shared', 'each'] as const).map((value) => ({ value, label: t(`teams.scoring.ties.${value}`) }))}
            onChoose={(ties) => setDraft({ ...draft, ties })}
          />
          <CheckField
            checked={draft.doublesRelays === true}
            onCheck={(isDouble) => setDraft({ ...draft, doublesRelays: isDouble })}
          >
            {t('teams.scoring.doublesRelays')}
          </CheckField>
        </>
      )}
      {draft.kind === 'sums' ? (
        <>
          {renderLimit('toScore')}
          {renderLimit('maxPerTeam')}
        </>
      ) : (
        <>
          {renderLimit('perEvent')}
          {renderLimit('perAthlete')}
          {renderLimit('counting')}
          {renderLimit('minimum')}
        </>
      )}
      <div className="btns">
        <Button type="submit" kind="main" isBusy={isBusy}>
          {t('teams.scoring.save')}
        </Button>
        {scoring !== undefined && (
          <Button isBusy={isBusy} onClick={() => onSave(undefined)}>
            {t('teams.scoring.none')}
          </Button>
        )}
        <Button kind="quiet" onClick={onClose}>
          {t('teams.scoring.cancel')}
        </Button>
      </div>
    </Form>
  );
}
