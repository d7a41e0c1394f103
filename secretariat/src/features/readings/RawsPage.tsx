import { ReadingsPage } from './ReadingsPage.tsx';

/** Raw data of the photo finish beside the results (screen S10). */
export default function RawsPage({ chOID }: { readonly chOID: string }) {
  return <ReadingsPage chOID={chOID} from="raws" />;
}
