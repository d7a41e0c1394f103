/**
 * Which way imports go (ARCHITECTURE.md draws it). Every rule is proved to bite by scripts/test/import-rules.test.mjs.
 */
const FRONT = '(shell|public-site|secretariat)';
const RULES = '^shared-domain/src/(?!board/|contract/|live-input/|platform/|testing/)';
const TEST = '\\.(test|fixture)\\.(ts|tsx|mjs)$';
const npm = (...names) => `node_modules/(${names.join('|')})(/|$)`;

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Layers of one folder, outermost first: a layer imports those after it, never those before. */
const downwards = (name, root, layers) =>
  layers
    .slice(1)
    .map((layer, index) =>
      forbid(
        `${name}-downwards`,
        `${root}: ${layers.join(' → ')}, never upwards`,
        { path: `^${root}/src/${layer}(/|\\.tsx?$)`, pathNot: TEST },
        { path: `^${root}/src/(${layers.slice(0, index + 1).join('|')})(/|\\.tsx?$)` },
      ),
    );

export default {
  forbidden: [
    forbid('no-cycle', 'No import cycle, type imports included', {}, { circular: true }),
    forbid(
      'no-unresolved',
      'An import that leads nowhere would slip past every rule below',
      {},
      { couldNotResolve: true },
    ),

    forbid(
      'rules-pure',
      'The rules of the sport know nothing: no other part of the project, no package, no Node module',
      { path: RULES, pathNot: TEST },
      { pathNot: RULES },
    ),
    forbid(
      'contract-knows-rules-only',
      'The contract stands on the rules; only its schemas use zod, and only types of theirs may reach the rest of it; json-place alone uses jsonc-parser',
      { path: '^shared-domain/src/contract/', pathNot: TEST },
      { pathNot: [RULES, '^shared-domain/src/contract/', npm('zod'), npm('jsonc-parser')] },
    ),
    forbid(
      'contract-is-light',
      'At run time the contract is paths and error ids: schemas and zod come in as types only',
      { path: '^shared-domain/src/contract/', pathNot: ['^shared-domain/src/contract/schemas/', TEST] },
      { path: ['^shared-domain/src/contract/(schemas/|json-place)', npm('zod')], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'live-input-is-light',
      'Officials’ devices carry the rules of their facts: they stand on the rules and the contract without its schemas',
      { path: '^shared-domain/src/live-input/', pathNot: TEST },
      { pathNot: [RULES, '^shared-domain/src/live-input/', '^shared-domain/src/contract/(?!schemas/)'] },
    ),
    forbid(
      'board-is-light',
      'Screens carry what they show: it stands on the rules, what officials say, and the contract without its schemas',
      { path: '^shared-domain/src/board/', pathNot: TEST },
      {
        pathNot: [
          RULES,
          '^shared-domain/src/board/',
          '^shared-domain/src/live-input/',
          '^shared-domain/src/contract/(?!schemas/)',
        ],
      },
    ),
    forbid(
      'platform-stays-low',
      'The platform stands on the contract and the rules, and knows no application',
      { path: '^shared-domain/src/platform/' },
      { path: '^(shell|public-site|secretariat|api|e2e|bench|scripts)/' },
    ),
    forbid(
      'testing-only-in-tests',
      'Builders of test data are for tests',
      {
        path: `^(${FRONT}|api|shared-domain)/src/`,
        pathNot: [TEST, '^shared-domain/src/testing/', '/(test|testing)/'],
      },
      { path: '^shared-domain/src/testing/' },
    ),
    forbid(
      'schemas-are-the-servers',
      'zod weighs more than a page: front ends take types from the contract, schemas are the API’s',
      { path: [`^${FRONT}/`, '^shared-domain/src/platform/'], pathNot: TEST },
      { path: ['^shared-domain/src/contract/schemas/', npm('zod')] },
    ),
    forbid(
      'shared-domain-by-its-entries',
      'shared-domain is used through its entries',
      { path: '^(shell|public-site|secretariat|api|bench)/' },
      {
        path: '^shared-domain/src/',
        pathNot:
          '^shared-domain/src/((board/|contract/|contract/schemas/|live-input/|platform/|platform/state/|testing/)?index\\.ts|platform/styles/all\\.css|platform/version\\.ts|contract/json-place\\.ts|page-rules\\.ts)$',
      },
    ),
    forbid(
      'one-application-alone',
      'An application never imports another one, nor the server: each is released by itself',
      { path: `^${FRONT}/` },
      { path: '^(shell|public-site|secretariat|api|e2e|bench|scripts)/', pathNot: '^$1/' },
    ),
    forbid(
      'platform-is-the-door',
      'Router, store and translation come from shared-domain/platform: shared whole they cost 80 KB',
      { path: '.', pathNot: '^shared-domain/src/platform/|node_modules' },
      { path: npm('react-router', 'react-router-dom', '@reduxjs/toolkit', 'react-redux', 'i18next') },
    ),
    forbid(
      'antd-in-secretariat-only',
      'antd stays off the public pages and off the shell’s start',
      { path: '.', pathNot: '^secretariat/|node_modules' },
      { path: npm('antd', '@ant-design', '@rc-component', 'rc-[^/]+') },
    ),
    forbid(
      'features-apart',
      'A feature never imports another feature: what two need belongs in components/ or in shared-domain',
      { path: `^${FRONT}/src/features/([^/]+)/` },
      { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    ),
    ...['shell', 'public-site', 'secretariat'].flatMap((app) =>
      downwards(app, app, ['(app|routes|layouts|App|bootstrap|index)', '(features|remotes)', 'components']),
    ),

    ...downwards('api', 'api', [
      '(server|start-server)',
      'threads',
      'app',
      'routes',
      'live',
      'http',
      'services',
      '(policies|presenters)',
      'store',
      'base',
    ]),
    forbid(
      'sql-in-the-store',
      'SQL stays in the store',
      { path: '^api/(src|tools)/', pathNot: ['^api/src/store/', TEST] },
      { path: npm('kysely', 'better-sqlite3', 'pg') },
    ),
    forbid(
      'api-has-no-screen',
      'The server knows no application and no React',
      { path: '^api/' },
      {
        path: [
          '^(shell|public-site|secretariat|e2e|bench|scripts)/',
          '^shared-domain/src/platform/',
          npm('react', 'react-dom'),
        ],
      },
    ),
    forbid(
      'static-apart',
      'The static side stands on the contract alone',
      { path: '^api/src/static/' },
      { path: '^api/src/', pathNot: '^api/src/static/' },
    ),
    forbid(
      'journeys-see-a-browser',
      'Whole journeys know the product only as a person does',
      { path: '^e2e/' },
      { path: '^(shell|public-site|secretariat|api|shared-domain|bench)/' },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
