import { useConsole, useText } from '../use-console.ts';

/** Beside places while there is no network: the server may know more of them. */
export function Provisional() {
  const { link } = useConsole();
  const { t } = useText();
  return link().isOnline ? null : ` ${t('standing.provisional')}`;
}
