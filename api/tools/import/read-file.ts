import { readFileSync } from 'node:fs';
import { findJsonFault } from 'shared-domain/contract/json-place';
import { localize } from '../../src/base/localize.ts';
import { ToolError } from '../client.ts';
import { isRioMeet } from '../rio2016/source.ts';
import { convertRio2016 } from '../rio2016.ts';
import type { UploadFile } from '../upload-file.ts';

/** The first bytes of a gzipped file. */
const GZIP_SIGNATURE = Buffer.from([0x1f, 0x8b]);

/** `format` is the name of the format in messages. */
interface CompetitionFile {
  readonly format: string;
  readonly file: UploadFile;
}

function readJson(path: string): unknown {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new ToolError(
      code === 'ENOENT'
        ? localize(`Le fichier ${path} n’existe pas.`, `The file ${path} does not exist.`)
        : localize(`${path} est illisible (${code}).`, `${path} cannot be read (${code}).`),
    );
  }
  if (bytes.subarray(0, GZIP_SIGNATURE.length).equals(GZIP_SIGNATURE)) {
    throw new ToolError(
      localize(
        `${path} est compressé (gzip) : décompressez-le. Les résultats d’une course passent tels quels quand leur nom finit par .csv.gz, avec --challenge OID et --trial UID.`,
        `${path} is gzipped: unpack it. Results of a race go as they are when their name ends in .csv.gz, with --challenge OID and --trial UID.`,
      ),
    );
  }
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text);
  } catch (error) {
    const { line, character } = findJsonFault(text) ?? { line: 1, character: 1 };
    const reason = error instanceof Error ? error.message : String(error);
    throw new ToolError(
      localize(
        `${path}, ligne ${line}, caractère ${character} : n’est pas du JSON (${reason})`,
        `${path}, line ${line}, character ${character}: is no JSON (${reason})`,
      ),
    );
  }
}

/** Reads a file of the upload format, or of a format that a converter knows. */
export function readCompetition(path: string): CompetitionFile {
  const content = readJson(path);
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new ToolError(localize(`${path} doit contenir un objet JSON.`, `${path} must hold a JSON object.`));
  }
  if (isRioMeet(content)) {
    try {
      return { format: 'Rio 2016', file: convertRio2016(content) };
    } catch (error) {
      throw new ToolError(`${path} : ${error instanceof Error ? error.message : error}`);
    }
  }
  if ('trialsData' in content || 'startlists' in content || 'resultlists' in content) {
    return { format: localize('envoi', 'upload'), file: content as UploadFile };
  }
  throw new ToolError(
    localize(
      `${path} : format inconnu. On attend trialsData, startlists et resultlists, ou le fichier de Rio 2016.`,
      `${path}: unknown format. Expected are trialsData, startlists and resultlists, or the file of Rio 2016.`,
    ),
  );
}
