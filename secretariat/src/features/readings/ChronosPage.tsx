import { ReadingsPage } from './ReadingsPage.tsx';

/** Times by hand and by devices beside the results (P11.11). */
export default function ChronosPage({ chOID }: { readonly chOID: string }) {
  return <ReadingsPage chOID={chOID} from="chronos" />;
}
