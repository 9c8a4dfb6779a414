import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { readSitePages } from './site-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'ddak-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the pages of the built web app', () => {
  it('are not there before it is built', () => {
    expect(readSitePages(readConfig({}).site, folder)).toBeNull();
  });

  it('name the operator as configured, as text and never as markup', () => {
    writeFileSync(join(folder, 'app.html'), '<script>1</script>');
    writeFileSync(join(folder, 'index.html'), '<p>{{companyName}} {{companyNumber}}</p><script>2</script>');
    const { site } = readConfig({ COMPANY_NAME: '<b>딱</b>' });
    const pages = readSitePages(site, folder);
    expect(pages?.html.get('index.html')).toContain('<p>&#60;b&#62;딱&#60;/b&#62; 000-00-00000 (예시)</p>');
  });

  it('have each inline script named by its hash', () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const pages = readSitePages(readConfig({}).site, folder);
    expect([...(pages?.scriptHashes ?? [])].sort()).toEqual([hash('1'), hash('2')].sort());
  });
});
