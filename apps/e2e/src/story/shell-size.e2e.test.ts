import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const DIST = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const KB = 1000;

/** By the source that a part begins with: its file and those it cannot do without. */
type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;
const manifest = JSON.parse(readFileSync(`${DIST}.vite/manifest.json`, 'utf8')) as Manifest;

/** All files that are fetched for these parts. */
function filesOf(...parts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const see = (part: string): void => {
    if (seen.has(part)) return;
    const found = manifest[part];
    if (!found) throw new Error(`${part} is no part of the app that was built`);
    seen.add(part);
    for (const other of found.imports ?? []) see(other);
  };
  for (const part of parts) see(part);
  return new Set([...seen].map((part) => manifest[part]!.file));
}

const compressed = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(DIST + file)).length, 0);

const SHELL = filesOf('index.html');
const HOME = filesOf(
  'index.html',
  'src/app/session/SignedIn.tsx',
  'src/app/HomeFrame.tsx',
  'src/app/Home.tsx',
);
const PROJECT = filesOf('index.html', 'src/app/session/SignedIn.tsx', 'src/app/ProjectGate.tsx');

describe('what is fetched', () => {
  it('GR18: is at most 250 KB of JavaScript before anything of it can be shown', () => {
    expect(compressed(SHELL)).toBeLessThanOrEqual(250 * KB);
  });

  it('GR18: and what the page names is all of it', () => {
    const page = readFileSync(`${DIST}app.html`, 'utf8');
    const named = new Set(page.match(/assets\/[\w.-]+\.js/g));
    expect([...SHELL].filter((file) => !named.has(file))).toEqual([]);
    expect(named.size).toBe(SHELL.size);
  });

  it('GR18: is a project in at most 20 files, and home in 30', () => {
    expect(PROJECT.size).toBeLessThanOrEqual(20);
    expect(HOME.size).toBeLessThanOrEqual(30);
  });

  it('GR18: is at most 400 KB at home, without a project', () => {
    const project = manifest['src/app/ProjectGate.tsx']!.file;
    expect([...HOME]).not.toContain(project);
    expect(compressed(HOME)).toBeLessThanOrEqual(400 * KB);
  });

  it('GR18: for the table of scenes is at most 60 KB beyond what every screen of a project has', () => {
    const own = [...filesOf('src/features/scene/ScenesScreen.tsx')].filter((file) => !PROJECT.has(file));
    expect(own.length).toBeGreaterThan(0);
    expect(compressed(own)).toBeLessThanOrEqual(60 * KB);
  });
});
