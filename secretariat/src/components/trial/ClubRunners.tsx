import { type EntryEvent, findEventFit, findFederation, findFederationTable, foldText, type Sex } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { type Athlete, useAthletesQuery } from '../../api/register.ts';
import type { Start } from '../../api/start-lists.ts';
import { useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';
import { Fieldset } from '../form/Fieldset.tsx';

interface Props {
  readonly challenge: Challenge;
  readonly team: Start;
  /** Whom the race is for. */
  readonly event: EntryEvent;
  /** Whether somebody of this name is in the team already. */
  readonly isChosen: (athlete: Athlete) => boolean;
  readonly onChoose: (athlete: Athlete) => void;
}

const SEXES: Readonly<Record<string, Sex>> = { M: 1, F: 2 };

const isPresent = ({ entries }: Athlete): boolean => entries.some(({ presence }) => presence === 'present');

/** Whether an athlete's club is that of a team, whose name may have a number behind: `AC Valmont 2`. */
const isOfTeam = (clubName: string | undefined, team: Start): boolean => {
  const club = foldText(clubName ?? '');
  return (
    club !== '' &&
    [team.clubName, team.relay?.n, team.last].some((name) => {
      const folded = foldText(String(name ?? ''));
      return folded === club || folded.startsWith(`${club} `);
    })
  );
};

/** The athletes of a team's club who may run its race, those who are present first; a click gives the next free leg. */
export function ClubRunners({ challenge, team, event, isChosen, onChoose }: Props) {
  const { t } = useText();
  const { data = [] } = useAthletesQuery(challenge.oid);
  const options = { on: challenge.date, table: findFederationTable(findFederation(challenge.rtype)) };
  const canRun = (athlete: Athlete): boolean => {
    const fit = findEventFit(event, { category: athlete.category, sex: SEXES[athlete.sex ?? ''] }, options);
    return fit === 'fits' || fit === 'unknown';
  };
  const runners = data
    .filter((athlete) => isOfTeam(athlete.clubName, team) && !isChosen(athlete) && canRun(athlete))
    .toSorted((a, b) => Number(isPresent(b)) - Number(isPresent(a)) || a.last.localeCompare(b.last));
  if (runners.length === 0) return null;
  return (
    <Fieldset className="club-runners" legend={t('starts.clubRunners')}>
      {runners.map((athlete) => {
        const name = [athlete.last, athlete.first].filter(Boolean).join(' ');
        return (
          <Button key={athlete.key} isSmall onClick={() => onChoose(athlete)}>
            {isPresent(athlete) ? t('starts.clubRunners.present', { name }) : name}
          </Button>
        );
      })}
    </Fieldset>
  );
}
