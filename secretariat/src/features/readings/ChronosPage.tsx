import { ReadingsPage } from './ReadingsPage.tsx';

/** Hand times and times of devices compared with the results (P11.11). */
export default function ChronosPage({ chOID }: { readonly chOID: string }) {
  return <ReadingsPage chOID={chOID} from="chronos" />;
}
