import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
/** The page's own script: without anything in it the page would have no part of its own. */
const MAIN = join(ROOT, 'src/main.tsx');

/** What people open first: whoever opens one fetches all that its sources import. */
const OPENINGS: Readonly<Record<string, readonly string[]>> = {
  shell: ['index.html'],
  auth: ['src/features/account/AuthScreen.tsx'],
  session: ['src/app/session/SignedIn.tsx'],
  home: ['src/app/HomeFrame.tsx', 'src/app/Home.tsx'],
  invite: ['src/features/invite/InviteScreen.tsx', 'src/features/invite/InviteCodeScreen.tsx'],
  project: ['src/app/ProjectGate.tsx'],
};
/** What few screens share goes with its nearest neighbour below so many bytes of source: a request costs as much. */
const SMALL = 1000;

/**
 * Lays together what the same openings fetch, so that nobody fetches more than before, and in a few files. Of itself the
 * build makes one of every few modules: a project was a hundred and fifty requests, half of them below two kilobytes.
 */
export const sharedChunks = (): Plugin => ({
  name: 'shared-chunks',
  apply: 'build',
  async config({ build: asked }) {
    const openings = openingsByModule(await builtByItself(asked));
    const together = [...new Set(openings.values())]
      // What no project has is shared by too many who want little of it.
      .filter((name) => name.split('-').includes('project'))
      // What more openings fetch is what the others import: a group takes along what it imports.
      .sort((a, b) => b.split('-').length - a.split('-').length)
      .map((name) => ({ name, test: (id: string) => openings.get(id) === name }));
    const few = (name: string, opened: boolean) => ({
      ...{ name, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: SMALL },
      test: (id: string) => openings.has(id) === opened,
    });
    // Apart, so that a small part of home is not laid into one that wants a whole project.
    const screens = [few('opened', true), few('screens', false)];
    const codeSplitting = { groups: [...together, ...screens] };
    return { build: { rolldownOptions: { output: { codeSplitting } } } };
  },
});

/** Which openings fetch a module. What is asked for by itself stays a file of its own, and is left out. */
function openingsByModule(chunks: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, string> {
  const openings = new Map<string, string>();
  for (const [opening, sources] of Object.entries(OPENINGS)) {
    const fetched = new Set(sources.flatMap((source) => [...fetchedWith(join(ROOT, source), chunks)]));
    for (const { facadeModuleId, moduleIds } of fetched)
      for (const id of moduleIds.filter((one) => one !== facadeModuleId && one !== MAIN))
        openings.set(id, openings.has(id) ? `${openings.get(id)}-${opening}` : opening);
  }
  return openings;
}

/** A part with everything that it imports. */
function fetchedWith(id: string, chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<Rolldown.OutputChunk> {
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
  if (!first) throw new Error(`${id} is no part of the app that is asked for by itself`);
  // A set that grows while it is walked.
  const seen = new Set([first]);
  for (const { imports } of seen)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) seen.add(chunk);
  return seen;
}

/** The app's parts as the build makes them of itself. */
async function builtByItself(asked: UserConfig['build']): Promise<readonly Rolldown.OutputChunk[]> {
  const input = asked?.rolldownOptions?.input;
  const built = await build({
    ...{ configFile: false, root: ROOT, logLevel: 'error', plugins: [react()] },
    // The worker's part comes from a plugin that has yet to run.
    build: {
      target: asked?.target,
      write: false,
      minify: false,
      rolldownOptions: { input, external: /^virtual:/ },
    },
  });
  return (built as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
}
