import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteConfig } from '../config.ts';

export const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The built pages, ready to be sent. */
export interface SitePages {
  /** HTML by file name, with the operator's details in their places. */
  readonly html: ReadonlyMap<string, string>;
  /** The scripts that stand in the pages themselves, as the CSP names them. */
  readonly scriptHashes: readonly string[];
}

/** Reads the pages of the built web app; null when it has not been built. */
export function readSitePages(site: SiteConfig, folder: string = DIST): SitePages | null {
  if (!existsSync(join(folder, 'app.html'))) return null;
  const names = readdirSync(folder).filter((name) => name.endsWith('.html'));
  const html = new Map(names.map((name) => [name, fill(readFileSync(join(folder, name), 'utf8'), site)]));
  return { html, scriptHashes: [...new Set([...html.values()].flatMap(hashesOf))] };
}

const fill = (html: string, { company }: SiteConfig): string =>
  html.replace(/\{\{company(\w+)\}\}/g, (whole, key: string) => {
    const value = company[key.toLowerCase() as keyof SiteConfig['company']];
    return value === undefined ? whole : escaped(value);
  });

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const hashesOf = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
