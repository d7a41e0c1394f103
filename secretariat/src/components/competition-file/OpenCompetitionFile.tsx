import { Alert } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { calls, makeUrl } from 'shared-domain/contract';
import { findJsonFault, findJsonPlace } from 'shared-domain/contract/json-place';
import { type CallError, Link } from 'shared-domain/platform';
import type { Org } from '../../api/my-orgs.ts';
import { secretariatApi } from '../../api/secretariat-api.ts';
import { useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';
import { CallAlert } from '../call/CallAlert.tsx';
import { formatError } from '../call/call-sentence.ts';
import { buildCompetitionPath } from '../page/paths.ts';
import './competition-file.css';

interface Props {
  /** The organisation that gets the competition. */
  readonly org: Pick<Org, 'oid' | 'name'>;
  /** Whether it stands on a competition's own page, which stays as it is. */
  readonly isBesideAnother?: boolean;
}

/** Brings the way to the new competition into view, and the keyboard to it: the bar at the foot of a long page may lie over it. */
function showLink(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView?.({ block: 'center' });
  link?.focus({ preventScroll: true });
}

/** Makes a new competition from the file of one. */
export function OpenCompetitionFile({ org, isBesideAnother = false }: Props) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const [chosenFile, setChosenFile] = useState<{ readonly name: string; readonly text: string }>();
  const fault = useMemo(() => chosenFile && findJsonFault(chosenFile.text), [chosenFile]);
  const [send, { isLoading, error, data }] = useImportCompetitionMutation();
  const importFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const text = await file.text();
    setChosenFile({ name: file.name, text });
    if (findJsonFault(text) === undefined) await send({ orgOID: org.oid, file: JSON.parse(text) as unknown });
    // So that the same file can be chosen again once it is corrected.
    if (input.current !== null) input.current.value = '';
  };
  return (
    <div className="file-in">
      <input
        ref={input}
        aria-label={t('files.json.file')}
        className="sr"
        type="file"
        accept=".json,application/json"
        tabIndex={-1}
        onChange={({ target }) => void importFile(target.files?.[0])}
      />
      <Button isBusy={isLoading} onClick={() => input.current?.click()}>
        {t('files.json.import')}
      </Button>
      <p className="muted">
        {t(isBesideAnother ? 'files.json.import.help' : 'files.json.import.org', { org: org.name })}
      </p>
      {chosenFile !== undefined && fault !== undefined && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('files.json.unread')}
          description={t('files.json.at', { name: chosenFile.name, ...fault })}
        />
      )}
      {fault === undefined && error !== undefined && <ImportFaults error={error} text={chosenFile?.text ?? ''} />}
      {fault === undefined && error === undefined && data !== undefined && (
        <Alert
          type="success"
          showIcon
          role="status"
          title={t('files.json.imported', { trials: data.trials, starts: data.starts, results: data.results })}
          description={
            <Link ref={showLink} className="link" to={buildCompetitionPath(data.chOID)}>
              {t('files.json.open')}
            </Link>
          }
        />
      )}
    </div>
  );
}

const MAX_FAULTS = 20;

/** The place in the file of the value at an error's path, as `$.startlists["000100-0-55-f1"][3].dob`. */
const findPathPlace = (text: string, path: string) =>
  findJsonPlace(text, path.replace(/^\$\.?/, '').replace(/\["([^"]+)"\]/g, '.$1'));

/** The faults that the server found in a file, with their places. */
function ImportFaults({ error, text }: { readonly error: unknown; readonly text: string }) {
  const { t } = useText();
  const { errors = [] } = error as Partial<CallError>;
  const shownErrors = errors.slice(0, MAX_FAULTS).filter(({ path }, index) => index > 0 || path !== undefined);
  return (
    <>
      <CallAlert error={error} />
      {shownErrors.length > 0 && (
        <ul className="file-faults">
          {shownErrors.map((one) => (
            <li key={one.detail}>
              {one.path === undefined
                ? formatError(one, t)
                : t('files.json.fault', { detail: formatError(one, t), ...findPathPlace(text, one.path) })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The competition made from a file, and the number of its trials, entries and results. */
interface ImportedCompetition {
  readonly chOID: string;
  readonly trials: number;
  readonly starts: number;
  readonly results: number;
}

export const { useImportCompetitionMutation } = secretariatApi.injectEndpoints({
  endpoints: (build) => ({
    importCompetition: build.mutation<ImportedCompetition, { readonly orgOID: string; readonly file: unknown }>({
      query: ({ orgOID, file }) => ({
        url: makeUrl(calls.importCompetition, {}, { orgOID }),
        method: calls.importCompetition.method,
        body: file,
      }),
      invalidatesTags: ['Challenge'],
    }),
  }),
});
