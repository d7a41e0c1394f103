import { Link } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { buildCompetitionPath } from './paths.ts';

interface Props {
  readonly chOID: string;
}

interface EntriesProps extends Props {
  /** Whether it is the screen's main button. */
  readonly isMain?: boolean;
}

/** Leads from an empty screen to where entries are imported. */
export function EntriesLink({ chOID, isMain = false }: EntriesProps) {
  const { t } = useText();
  return (
    <Link className={isMain ? 'btn main' : 'btn'} to={buildCompetitionPath(chOID, 'entries')}>
      {t('empty.entries')}
    </Link>
  );
}

/** Leads from an empty screen to where the programme is made. */
export function ProgrammeLink({ chOID }: Props) {
  const { t } = useText();
  return (
    <Link className="btn main" to={buildCompetitionPath(chOID, 'trials')}>
      {t('empty.programme')}
    </Link>
  );
}

/** Leads from an empty screen to the codes that officials' devices need. */
export function CodesLink({ chOID }: Props) {
  const { t } = useText();
  return (
    <Link className="btn" to={buildCompetitionPath(chOID, 'codes')}>
      {t('empty.codes')}
    </Link>
  );
}
