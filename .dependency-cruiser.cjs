// Who may know whom (ARCHITECTURE.md). Type-only imports count: a type is knowledge too.
// Read with swc, because TypeScript 7 has no JavaScript API (docs/decisions/0003).
const test = '\\.test\\.tsx?$|/src/testing/|/fixtures/';

module.exports = {
  forbidden: [
    {
      name: 'domain-knows-nothing-of-ours',
      comment: 'domain is pure: it may use small libraries, and nothing else of this repository',
      severity: 'error',
      from: { path: '^packages/domain/', pathNot: test },
      to: { path: '^(packages/(?!domain/)|apps/)' },
    },
    {
      name: 'ui-knows-nothing-of-ours',
      comment: 'ui is a design system without film words',
      severity: 'error',
      from: { path: '^packages/ui/', pathNot: test },
      to: { path: '^(packages/(?!ui/)|apps/)' },
    },
    {
      name: 'middle-packages-know-only-domain',
      severity: 'error',
      from: { path: '^packages/(screenplay|scheduler|documents|protocol)/', pathNot: test },
      to: { path: '^(packages/(?!(domain|$1)/)|apps/)' },
    },
    {
      name: 'packages-never-know-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'no-app-knows-another',
      comment: 'apps/e2e alone may: it tests and measures the whole (docs/decisions/0004)',
      severity: 'error',
      from: { path: '^apps/(?!e2e/)([^/]+)/' },
      to: { path: '^apps/(?!$1/)' },
    },
    {
      name: 'no-path-into-another-workspace',
      comment: 'import it by name, through its public entry (package.json "exports")',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^(packages|apps)/([^/]+)/',
        pathNot: '^$1/$2/',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'no-feature-knows-another',
      comment: 'what two features share moves down into domain or ui, or up into what composes both',
      severity: 'error',
      from: { path: '^apps/(web|server)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/(?!$2/)' },
    },
    {
      name: 'sql-stays-in-its-places',
      comment:
        "only db/, a feature's repo.ts, the bus and the store of sync/ and its transactions speak to PostgreSQL",
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: `${test}|^apps/server/src/(db|bus)/|^apps/server/src/features/[^/]+/repo\\.ts$|^apps/server/src/sync/(pg-transaction|pg-trusted-transaction|[^/]*store)\\.ts$`,
      },
      to: {
        path: '(^|/)node_modules/(@types/)?(drizzle-orm|drizzle-kit|pg|postgres)/|^apps/server/src/db/orm\\.ts$',
      },
    },
    {
      name: 'the-browser-stays-light',
      comment: 'readers and document writers are large and belong to the server',
      severity: 'error',
      from: { path: '^(apps/web|packages/(ui|domain|protocol))/', pathNot: test },
      to: {
        path: '^packages/(documents|testkit)/|^packages/screenplay/src/readers/|^packages/screenplay/src/index\\.ts$',
      },
    },
    {
      name: 'no-node-in-the-browser',
      severity: 'error',
      from: { path: '^(apps/web/src|packages/(domain|ui|protocol|scheduler))/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'tests-are-ends',
      comment: 'nothing but a test imports a test or the testkit',
      severity: 'error',
      from: { pathNot: `${test}|^packages/testkit/|^apps/e2e/` },
      to: { path: `${test}|^packages/testkit/` },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphan',
      comment: 'a file that nobody imports and that is no entry is dead',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: `${test}|\\.d\\.ts$|/src/(index|main)\\.tsx?$|\\.config\\.ts$`,
      },
      to: {},
    },
    {
      name: 'every-import-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data)/|^node_modules/.*/node_modules/' },
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default'],
      mainFields: ['module', 'main'],
    },
    cache: false,
  },
};
