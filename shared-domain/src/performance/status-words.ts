import { foldText } from '../text/fold.ts';
import { MARK_STATUS } from './mark-status.ts';
import { parseWrittenStatus } from './status-word.ts';

/** A status that lists write in words. */
type WordStatus = 'dns' | 'dnf' | 'dq' | 'nm';

/**
 * Words for a status in the result lists of timing and meeting software. Ambiguous words, such as `NC` and `NT`, are left out.
 */
export const STATUS_WORDS_BY_LANGUAGE = {
  fr: {
    dns: ['NP', 'non partant', 'non partante', 'abs', 'absent', 'absente', 'forfait', 'n’a pas pris le départ'],
    dnf: ['AB', 'abd', 'aban', 'abandon', 'abandonné', 'a abandonné', 'non arrivé'],
    dq: ['disq', 'disqualifié', 'disqualifiée', 'disqualification', 'faux départ'],
    nm: ['sans marque', 'sans perf', 'sans performance', 'aucun essai valable', 'zéro'],
  },
  en: {
    dns: [
      'DNS',
      'did not start',
      'not started',
      'no start',
      'NS',
      'scr',
      'scratch',
      'scratched',
      'no show',
      'WD',
      'withdrawn',
    ],
    dnf: ['DNF', 'did not finish', 'NF', 'not finished'],
    dq: ['DQ', 'DSQ', 'disqualified', 'FS', 'false start'],
    nm: ['NM', 'NH', 'ND', 'no mark', 'no height', 'no distance', 'no valid mark'],
  },
  de: {
    dns: ['n.a.', 'n. angetr.', 'nicht angetreten', 'abg.', 'abgem.', 'abgemeldet', 'nicht am Start'],
    dnf: ['aufg.', 'aufgeg.', 'aufgegeben', 'Aufgabe', 'n.i.Z.', 'nicht im Ziel'],
    dq: ['disq.', 'disqu.', 'disqualifiziert', 'Fehlstart'],
    nm: ['o.g.V.', 'ohne gültigen Versuch', 'ohne Gültigen'],
  },
  es: {
    dns: ['NP', 'no presentado', 'no presentada', 'no sale', 'no salió'],
    dnf: ['AB', 'abandono', 'ret', 'retirado', 'retirada', 'no terminó'],
    dq: ['desc', 'descalificado', 'descalificada', 'salida nula'],
    nm: ['SM', 'sin marca', 'sin marca válida'],
  },
  it: {
    dns: ['NP', 'non partito', 'non partita', 'ass', 'assente'],
    dnf: ['rit', 'ritirato', 'ritirata'],
    dq: ['SQ', 'squ', 'squal', 'squalificato', 'squalificata', 'falsa partenza'],
    nm: ['senza misura', 'nessuna misura'],
  },
  nl: {
    dns: ['NG', 'niet gestart', 'afw', 'afwezig', 'afgemeld'],
    dnf: ['opg', 'opgegeven', 'uitgevallen', 'niet gefinisht'],
    dq: ['disk', 'ged', 'gediskwalificeerd', 'valse start'],
    nm: ['z.g.p.', 'geen geldige poging', 'ongeldig'],
  },
  pt: {
    dns: ['não largou', 'não partiu', 'não iniciou', 'faltou'],
    dnf: ['desistiu', 'desistência', 'desistente', 'não concluiu', 'não terminou', 'abandonou'],
    dq: ['desclassificado', 'desclassificada', 'desqualificado', 'desqualificada', 'desclas'],
    nm: ['sem marca'],
  },
  nordic: {
    dns: [
      'ej start',
      'ej startat',
      'ej till start',
      'ikke startet',
      'startet ikke',
      'ikke startende',
      'ikke møtt',
      'ei startannut',
      'ei lähtenyt',
      'ei startt.',
    ],
    dnf: [
      'brutt',
      'bröt',
      'brutit',
      'utgått',
      'udgået',
      'udg.',
      'fullførte ikke',
      'ej i mål',
      'gennemførte ikke',
      'keskeytti',
      'kesk.',
      'keskeyttänyt',
    ],
    dq: [
      'diskad',
      'diskvalificerad',
      'diskvalificeret',
      'disket',
      'diskvalifisert',
      'diskvalif.',
      'diskv.',
      'hylätty',
      'hyl.',
    ],
    nm: ['ingen mark', 'uten gyldig forsøk', 'utan giltigt försök', 'ei tulosta'],
  },
  pl: {
    dns: ['nie wystartował', 'nie wystartowała', 'nie startował', 'nie startowała'],
    dnf: ['nie ukończył', 'nie ukończyła', 'wycofał się', 'wycofała się'],
    dq: ['dyskwalifikacja', 'zdyskwalifikowany', 'zdyskwalifikowana', 'dyskw.', 'dys.'],
    nm: ['b. w.'],
  },
  cs: {
    dns: ['nestartoval', 'nestartovala', 'nestartoval/a', 'neodstartoval', 'neodstartovala'],
    dnf: ['nedokončil', 'nedokončila', 'nedoběhl', 'nedoběhla', 'odstoupil', 'odstoupila'],
    dq: [
      'diskvalifikován',
      'diskvalifikována',
      'diskvalifikácia',
      'diskvalifikace',
      'diskvalifikovaný',
      'diskvalifikovaná',
    ],
    nm: ['bez výkonu', 'bez platného pokusu'],
  },
  hu: {
    dns: ['nem indult', 'nem rajtolt', 'nem állt rajthoz'],
    dnf: ['feladta', 'nem ért célba', 'kiállt', 'nem fejezte be'],
    dq: ['kizárva', 'kizárt', 'diszkvalifikálva', 'diszkv.'],
    nm: ['érvénytelen'],
  },
  tr: {
    dns: ['başlamadı', 'start almadı', 'katılmadı', 'yarışmadı'],
    dnf: ['bitirmedi', 'bitiremedi', 'terk', 'terk etti', 'yarıda bıraktı'],
    dq: ['diskalifiye', 'ihraç'],
    nm: ['geçersiz', 'derecesiz'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<WordStatus, readonly string[]>>>>;

/** The letters of a word, without accents and case. */
const keepLetters = (word: string): string => foldText(word).replace(/[^\p{L}]/gu, '');

let statusByWord: ReadonlyMap<string, 2 | 3 | 4 | 5> | undefined;

const buildStatuses = (): ReadonlyMap<string, 2 | 3 | 4 | 5> =>
  new Map(
    Object.values(STATUS_WORDS_BY_LANGUAGE).flatMap((words) =>
      Object.entries(words).flatMap(([status, statusWords]) =>
        statusWords.map((word: string) => [keepLetters(word), MARK_STATUS[status as WordStatus]] as const),
      ),
    ),
  );

/** Where a remark begins after a word: `DNF/Tempo Excedido`, `DQ (TR 17.3)`. */
const REMARK = /[/(,;:]|\s[-–]\s/;

/**
 * The status of a word in place of a mark, in one of the languages of `STATUS_WORDS_BY_LANGUAGE`, whatever the
 * accents, dots and case, also with a remark after it; undefined for any other word, and for two different ones (`DNS/DNF`).
 * @example findStatusOfWord('aufg.') // 3
 */
export function findStatusOfWord(word: string): number | undefined {
  const writtenStatus = parseWrittenStatus(word.trim());
  if (writtenStatus !== undefined) return writtenStatus;
  statusByWord ??= buildStatuses();
  const letters = keepLetters(word);
  const knownStatus = letters === '' ? undefined : statusByWord.get(letters);
  const [first = '', ...remarks] = word.split(REMARK);
  if (knownStatus !== undefined || remarks.length === 0 || !/^\s*\p{L}[\p{L}. ]+$/u.test(first)) return knownStatus;
  const status = findStatusOfWord(first);
  const others = remarks.map((remark) => findStatusOfWord(remark.replace(')', '')));
  return others.every((other) => other === undefined || other === status) ? status : undefined;
}
