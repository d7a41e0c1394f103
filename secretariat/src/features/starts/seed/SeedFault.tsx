import { Alert } from 'antd';
import type { ConflictReason } from 'shared-domain/contract';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { readRefusal } from '../../../components/call/call-sentence.ts';
import { useText } from '../../../locales/use-text.ts';
import { SEED_FAULTS } from './seed-faults.ts';

/** Why a round cannot be drawn, with a hint; other errors as for any call. */
export function SeedFault({ error }: { readonly error: unknown }) {
  const { t } = useText();
  if (error === undefined) return null;
  const fault = SEED_FAULTS[readRefusal(error).reason as ConflictReason];
  if (fault === undefined) return <CallAlert error={error} />;
  return (
    <Alert className="adm-gap" type="info" showIcon role="status" title={t(fault)} description={t(`${fault}.help`)} />
  );
}
