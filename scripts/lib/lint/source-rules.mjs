import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project.mjs';

const FRONT_ENDS = ['public-site/src', 'secretariat/src'];
const PROGRAMS = ['shell/src', ...FRONT_ENDS, 'api/src'];

/** Patterns that sources must not have: in which folders, and what to do instead. */
const RULES = [
  {
    rule: 'no-sentence-read',
    why: 'la phrase d’une erreur est pour les gens ; lire id, reason ou path',
    folders: ['shared-domain/src', 'shell/src', ...FRONT_ENDS, 'api/src', 'api/tools', 'scripts', 'bench'],
    words: [
      /\bdetail\b\??\.(?:includes|startsWith|endsWith|match|matchAll|search|indexOf|replace|replaceAll|split)\(/g,
      /\.(?:test|exec)\((?:[^()\n]*[^\w'"`\n])?detail\b(?!['"`])/g,
      /(?<!typeof )\bdetail\b [!=]== (['"`])(?!\1)/g,
    ],
  },
  {
    rule: 'pages-in-their-table',
    why: 'les pages publiques sont dans contract/public-pages.ts, que le serveur lit aussi',
    folders: ['public-site/src'],
    words: [/import[^;]*\b(?:Route|Routes|useParams)\b[^;]*from 'shared-domain\/platform'/g],
  },
  {
    rule: 'one-way-to-call',
    why: 'apiBase appelle le serveur et saveFile donne un fichier (shared-domain/platform)',
    folders: FRONT_ENDS,
    // The consoles of officials stand outside the shell, whose parts would outweigh them.
    except: ['officials/sync/', 'officials/worker/'],
    words: [/(?<![.\w])fetch\(/g, /\bXMLHttpRequest\b/g, /\bcreateObjectURL\b/g],
  },
  {
    rule: 'one-button',
    why: 'un bouton du secrétariat est components/Button.tsx',
    folders: ['secretariat/src'],
    except: ['components/Button.tsx', 'officials/components/'],
    words: [/<button\b/g, /import[^;]*\bButton\b[^;]*from 'antd'/g],
  },
  {
    rule: 'one-form-kit',
    why: 'les champs du secrétariat sont ceux de components/form (docs/decisions/026)',
    folders: ['secretariat/src'],
    except: ['components/form/', 'officials/components/'],
    words: [
      /<(?:form|label|select|textarea|fieldset)\b/g,
      /import[^;]*\b(?:AutoComplete|Cascader|Checkbox|DatePicker|Form|Input|InputNumber|Radio|Select|Slider|Switch|TimePicker)\b[^;]*from 'antd'/g,
    ],
  },
  {
    rule: 'status-by-name',
    why: 'un statut se dit par MARK_STATUS ou TRIAL_STATUS, ou par leurs prédicats (shared-domain)',
    folders: PROGRAMS,
    words: [
      /^(?!\s*(?:\/?\*|\/\/)).*\bst\b\)? *(?:[!=]==|[<>]=?|\?\?|:) *\d\b/gm,
      /^(?!\s*(?:\/?\*|\/\/)).*\bstatus\b\)? *(?:[!=]==|[<>]=?) *\d{1,2}\b/gm,
      /= \[(?:(?:5|10|15|20|25|30|40|50), )*(?:5|15|25|30|40|50)\]/g,
    ],
  },
  {
    rule: 'event-number-by-name',
    why: 'isTrackEvent, isCombined et isFieldEvent (shared-domain) savent où commencent les numéros',
    folders: PROGRAMS,
    words: [/\b[89]00_?000\b/g],
  },
  {
    rule: 'refusal-with-path',
    why: 'une phrase qui commence par une place la dit aussi à part : refusalAt, conflictAt (base/refusal)',
    folders: ['api/src'],
    words: [/\b(?:refusal|conflict)\(\s*'[^']*',\s*['"`](?:\$[.:[]|\$\{path\}|(?:query|path)[.:[]|header )/g],
  },
  {
    rule: 'event-by-kind',
    why: 'readEvent (shared-domain) dit ce que le genre d’une compétition dit de ses épreuves',
    folders: PROGRAMS,
    words: [/\[ *'road', *'cross', *'trail' *\]/g],
  },
];

const SOURCE = /\.(ts|tsx|mjs)$/;
const TEST = /(^|\/)(test|testing)\/|\.(test|fixture)\.(ts|tsx|mjs)$/;

/** Places under `root` that break a rule, each with its line. */
export const checkSources = (root = ROOT) =>
  RULES.flatMap(({ rule, why, folders, words, except = [] }) =>
    folders.flatMap((folder) =>
      sourcesIn(join(root, folder)).flatMap(({ path, text }) =>
        (except.some((place) => path.startsWith(place)) ? [] : words)
          .flatMap((word) => [...text.matchAll(word)])
          .map(({ index }) => ({ rule, why, at: `${folder}/${path}:${text.slice(0, index).split('\n').length}` })),
      ),
    ),
  );

function sourcesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((path) => SOURCE.test(path) && !TEST.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}
