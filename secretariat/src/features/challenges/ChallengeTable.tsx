import { federationOf } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { ChallengeState } from './ChallengeState.tsx';
import { CopyIdButton } from './CopyIdButton.tsx';
import { DeleteButton } from './DeleteButton.tsx';

interface Props {
  readonly caption: string;
  readonly challenges: readonly Challenge[];
  /** Organisations in whose name this account may write. */
  readonly writable: ReadonlySet<string>;
  readonly now: Date;
}

/** S2 as a table; on a phone each row folds into a card, its hidden columns into the second line. */
export function ChallengeTable({ caption, challenges, writable, now }: Props) {
  const { t, language } = useText();
  const day = (date: string) =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${date}T12:00:00Z`),
    );
  return (
    <table className="adm-table">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('challenge.date')}</th>
          <th scope="col">{t('challenge.name')}</th>
          <th scope="col" className="p2">
            {t('challenge.org')}
          </th>
          <th scope="col" className="p2">
            {t('challenge.kind')}
          </th>
          <th scope="col" className="r">
            {t('challenge.trials')}
          </th>
          <th scope="col">{t('challenge.state')}</th>
          <th scope="col">
            <span className="sr">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {challenges.map((challenge) => (
          <tr key={challenge.oid}>
            <td className="nb">{day(challenge.date)}</td>
            <th scope="row">
              <span className="ev">{challenge.name}</span>
              {challenge.place !== undefined && <span className="sub">{challenge.place}</span>}
            </th>
            <td className="p2">{challenge.org.name}</td>
            <td className="p2 nb">
              {t(`kind.${challenge.kind}`)} · {federationOf(challenge.rtype) ?? challenge.rtype}
            </td>
            <td className="r">{challenge.trials}</td>
            <td>
              <ChallengeState challenge={challenge} now={now} />
            </td>
            <td className="end">
              <div className="acts">
                {challenge.visible && (
                  <Link
                    className="btn act"
                    to={`/challenge/${challenge.oid}`}
                    aria-label={t('challenge.view.of', { name: challenge.name })}
                  >
                    {t('challenge.view')}
                  </Link>
                )}
                {writable.has(challenge.org.oid) && (
                  <>
                    <CopyIdButton oid={challenge.oid} />
                    <DeleteButton challenge={challenge} />
                  </>
                )}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
