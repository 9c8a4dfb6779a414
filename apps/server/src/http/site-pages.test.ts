import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { App } from './app.ts';
import { readSitePages } from './site-pages.ts';
import { staticSite } from './static-site.ts';

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

  it('give scripts out as the build has compressed them, to whoever takes that, and not under a name of their own', async () => {
    const root = join(folder, 'packed');
    mkdirSync(join(root, 'assets'), { recursive: true });
    const files = {
      'app.html': '',
      'index.html': '',
      'assets/app.js': 'plain',
      'assets/app.js.br': 'packed',
    };
    for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content);
    const { site } = readConfig({});
    const app = Fastify() as unknown as App;
    await staticSite(app, readSitePages(site, root), site, root);
    const get = (url: string, encoding: string) =>
      app.inject({ url, headers: { 'accept-encoding': encoding } });
    const packed = await get('/assets/app.js', 'gzip, br');
    expect(packed.body).toBe('packed');
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': expect.stringContaining('immutable'),
      vary: 'accept-encoding',
    });
    expect((await get('/assets/app.js', 'identity')).body).toBe('plain');
    expect((await get('/assets/app.js.br', 'br')).statusCode).toBe(404);
  });

  it('are all that is given out: no source beside them, no file that hides, no listing', async () => {
    const root = join(folder, 'dist');
    for (const name of ['.git', 'dist/.git', 'dist/assets'])
      mkdirSync(join(folder, name), { recursive: true });
    const files = [
      '.git/HEAD',
      'dist/.git/HEAD',
      'dist/assets/app.js',
      '.env',
      'dist/app.html',
      'dist/index.html',
    ];
    for (const name of files) writeFileSync(join(folder, name), `it is ${name}`);
    const { site } = readConfig({ FEEDBACK_URL: 'https://forms.example/feedback' });
    const app = Fastify() as unknown as App;
    await staticSite(app, readSitePages(site, root), site, root);
    const get = async (path: string) => (await app.inject(path)).body;
    expect(await get('/assets/app.js')).toBe('it is dist/assets/app.js');
    const others = [
      '/.git/HEAD',
      '/../.git/HEAD',
      '/%2e%2e/.env',
      '/assets/',
      '/assets',
      '/assets/..%2f..%2f.env',
      '/',
    ];
    for (const path of others) {
      const body = await get(path);
      for (const hidden of ['HEAD', '.env', 'app.js'])
        expect([path, body]).toEqual([path, expect.not.stringContaining(hidden)]);
    }
  });

  it('lead nowhere but where the operator says', async () => {
    const { site } = readConfig({ FEEDBACK_URL: 'https://forms.example/feedback' });
    const app = Fastify() as unknown as App;
    const root = join(folder, 'dist');
    const own = new Map(
      ['guide', 'channel', 'terms', 'privacy', 'early-bird'].map((name) => [`${name}.html`, name]),
    );
    const pages = readSitePages(site, root)!;
    await staticSite(app, { ...pages, html: new Map([...pages.html, ...own]) }, site, root);
    const leads = async (path: string) => (await app.inject(path)).headers.location ?? null;
    expect(await leads('/feedback')).toBe('https://forms.example/feedback');
    for (const path of [
      '//evil.example',
      '/%5cevil.example',
      '/guide?to=https://evil.example',
      '/auth?next=//evil.example',
    ])
      expect([path, await leads(path)]).toEqual([path, null]);
  });
});
