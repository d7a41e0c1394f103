import { ReadingsPage } from './ReadingsPage.tsx';

/** Raw data of the photo finish compared with the results (P11.10). */
export default function RawsPage({ chOID }: { readonly chOID: string }) {
  return <ReadingsPage chOID={chOID} from="raws" />;
}
