import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ReaderBundle {
  folder: string;
  entry: string;
}

const HERE = dirname(fileURLToPath(import.meta.url));
const MODULES = dirname(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))));
const SOURCES = [
  dirname(fileURLToPath(import.meta.resolve('@ddak/screenplay'))),
  dirname(fileURLToPath(import.meta.resolve('@ddak/domain'))),
  dirname(fileURLToPath(import.meta.resolve('@ddak/documents'))),
  dirname(fileURLToPath(import.meta.resolve('@ddak/protocol'))),
  HERE,
];
const PARSERS = [
  'pdfjs-dist',
  '@rhwp/core',
  'cfb',
  'fast-png',
  '@jsquash/jpeg',
  '@jsquash/webp',
  '@cj-tech-master/excelts',
  'yauzl',
];
const ASSETS = [
  ['@rhwp/core/rhwp_bg.wasm', 'rhwp_bg.wasm'],
  ['@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm', 'mozjpeg_dec.wasm'],
  ['@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm', 'mozjpeg_enc.wasm'],
  ['@jsquash/webp/codec/dec/webp_dec.wasm', 'webp_dec.wasm'],
  ['pdfjs-dist/cmaps', 'cmaps'],
  ['pdfjs-dist/standard_fonts', 'standard_fonts'],
] as const;

let prepared: Promise<ReaderBundle> | null = null;

/**
 * The reader as one folder: its bundle and the assets of its parsers, all that a reader process may read. Made
 * when first needed and kept under the hash of all that it is made of.
 */
export function readerBundle(): Promise<ReaderBundle> {
  prepared ??= prepare().catch((error: unknown) => {
    prepared = null;
    throw error;
  });
  return prepared;
}

async function prepare(): Promise<ReaderBundle> {
  const name = `reader-${await hashSources()}`;
  const cache = await cacheFolder();
  const folder = join(cache, name);
  if (!(await exists(join(folder, 'child.mjs')))) {
    await build(cache, folder);
    await dropOld(cache, name);
  }
  return { folder, entry: join(folder, 'child.mjs') };
}

/** Built aside and moved in whole, so that two processes at once cannot see half a bundle. */
async function build(cache: string, folder: string): Promise<void> {
  const aside = await mkdtemp(join(cache, 'building-'));
  try {
    const { rolldown } = await import('rolldown');
    const bundle = await rolldown({
      input: { child: join(HERE, 'child.ts') },
      platform: 'node',
      logLevel: 'silent',
      // An optional painter of pdf.js: nothing is painted here.
      external: ['@napi-rs/canvas', 'canvas'],
    });
    await bundle.write({
      dir: aside,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
      minify: true,
    });
    await bundle.close();
    for (const [from, to] of ASSETS) await cp(join(MODULES, from), join(aside, to), { recursive: true });
    // mkdtemp makes it private; whoever runs the server next has to read it too.
    await chmod(aside, 0o755);
    await rename(aside, folder);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    if (!(await exists(join(folder, 'child.mjs')))) throw error;
  }
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const parser of PARSERS) hash.update(await readFile(join(MODULES, parser, 'package.json')));
  for (const root of SOURCES) {
    for (const name of await listSources(root)) hash.update(name).update(await readFile(join(root, name)));
  }
  return hash.digest('hex').slice(0, 20);
}

/** Code and data below a folder that go into the bundle: the reader can read neither anywhere else. */
async function listSources(root: string): Promise<string[]> {
  const names = await readdir(root, { recursive: true });
  return names.filter((name) => /(?<!\.test)\.ts$|\.json$/.test(name)).sort();
}

/** Every source of the bundle, by its path: what its name is the hash of. */
export async function bundleSources(): Promise<string[]> {
  return (
    await Promise.all(SOURCES.map(async (root) => (await listSources(root)).map((name) => join(root, name))))
  ).flat();
}

/** In the installed modules' own cache; where that cannot be written, a private folder of this process. */
async function cacheFolder(): Promise<string> {
  const cache = join(MODULES, '.cache', 'ddak');
  try {
    await mkdir(cache, { recursive: true });
    return cache;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'EACCES' && code !== 'EROFS' && code !== 'EPERM') throw error;
    return mkdtemp(join(tmpdir(), 'ddak-reader-'));
  }
}

async function dropOld(cache: string, keep: string): Promise<void> {
  const hourAgo = Date.now() - 3_600_000;
  for (const name of await readdir(cache)) {
    if (name === keep || !/^(?:reader|building)-/.test(name)) continue;
    const found = await stat(join(cache, name)).catch(() => null);
    if (found && found.mtimeMs < hourAgo) await rm(join(cache, name), { recursive: true, force: true });
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
