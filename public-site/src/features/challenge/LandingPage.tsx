import { lazyPage } from 'shared-domain/platform';
import { useParam } from '../../components/page/use-param.ts';
import { ProgrammePage } from './ProgrammePage.tsx';

const DirectPage = lazyPage(() => import('./panel/DirectPage.tsx'));

/** A competition's address shows its programme, or with `?v=direct` what happens in its stadium now. */
export function LandingPage({ chOID }: { readonly chOID: string }) {
  const [view] = useParam('v');
  return view === 'direct' ? <DirectPage chOID={chOID} /> : <ProgrammePage chOID={chOID} />;
}
