import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { cutFonts, fontsOf, textOf } from './landing-fonts.ts';
import { MODE_SCRIPT } from './src/landing/first-script.ts';
import type { BuiltFiles, renderPages as Render } from './src/landing/render.tsx';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const HOME = 'index.html';
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
/** What a page shows that is not written in it: where a text is cut off, and the company until the operator names theirs. */
const UNWRITTEN = '…주식회사 딱 홍길동 서울특별시 마포구 (예시)';
const RENDERED = join(ROOT, 'node_modules', '.landing');
export const LANDING_ENTRY = 'src/landing/islands/main.ts';

/** Before anything is painted, the app's page too knows its colours. */
const FIRST_COLOURS =
  'html{background:#F4F6F8}html[data-color-scheme=dark]{background:#0F1216;color-scheme:dark}';

/**
 * Renders the public pages once the app is built: `index.html` becomes the landing, and the app's own page, which
 * stands at every other path, becomes `app.html`. While developing, the app alone stands at '/'.
 */
export const landingPages = (): Plugin => ({
  name: 'landing-pages',
  transformIndexHtml: () => [
    { tag: 'script', children: MODE_SCRIPT, injectTo: 'head' },
    { tag: 'style', children: FIRST_COLOURS, injectTo: 'head' },
  ],
  async writeBundle({ dir }, bundle) {
    const out = dir ?? join(ROOT, 'dist');
    const app = await readFile(join(out, 'index.html'), 'utf8');
    await rename(join(out, 'index.html'), join(out, 'app.html'));
    const files = landingFiles(bundle);
    const pages = await renderPages({ ...files, app: appFiles(app) });
    const css = await fontStyles(out, bundle);
    for (const [name, html] of pages)
      await writeFile(
        join(out, name),
        name === HOME ? await carrying(html, css, files, out) : withFonts(html, css),
      );
  },
});

/** Builds the renderer for Node, and runs it. */
async function renderPages(files: BuiltFiles): Promise<ReadonlyMap<string, string>> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    build: { ssr: 'src/landing/render.tsx', outDir: RENDERED, emptyOutDir: true, target: 'node20' },
  });
  const url = `${pathToFileURL(join(RENDERED, 'render.js'))}?${Date.now()}`;
  const renderer = (await import(url)) as { readonly renderPages: typeof Render };
  return renderer.renderPages(files);
}

function landingFiles(bundle: Rolldown.OutputBundle): Pick<BuiltFiles, 'script' | 'styles'> {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(LANDING_ENTRY),
  );
  if (chunk?.type !== 'chunk') throw new Error(`${LANDING_ENTRY} was not built`);
  // The fonts' styles are the app's too; of them the pages carry what they need (`withFonts`).
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])].filter((name) => name.includes('/landing-'));
  return { script: `/${chunk.fileName}`, styles: styles.map((name) => `/${name}`) };
}

/** Every style sheet with faces of fonts, in one text. */
async function fontStyles(out: string, bundle: Rolldown.OutputBundle): Promise<string> {
  const names = Object.keys(bundle).filter((name) => name.endsWith('.css'));
  const texts = await Promise.all(names.map((name) => readFile(join(out, name), 'utf8')));
  return texts.filter((text) => text.includes('@font-face')).join('');
}

/** The first page that a visitor sees: it brings its styles along, and fetches no more of the fonts than it shows. */
async function carrying(
  html: string,
  css: string,
  { script, styles }: Pick<BuiltFiles, 'script' | 'styles'>,
  out: string,
): Promise<string> {
  const read = (path: string) => readFile(join(out, path));
  const sheets = await Promise.all(styles.map((path) => read(path).then(String)));
  // What the islands say stands in their script.
  const text = textOf(html) + ASCII + UNWRITTEN + (await read(script)).toString();
  const fonts = await cutFonts(text, css, read);
  return html
    .replace(/<link rel="stylesheet"[^>]*>/g, '')
    .replace('</title>', () => `</title><style>${fonts}</style>`)
    .replace('</head>', () => `<style>${sheets.join('')}</style></head>`);
}

function withFonts(html: string, css: string): string {
  const fonts = fontsOf(textOf(html), css);
  const preloads = fonts.files.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  );
  return html.replace('</title>', () => `</title>${preloads.join('')}<style>${fonts.css}</style>`);
}

/** What the built page of the app loads. */
function appFiles(html: string): BuiltFiles['app'] {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, path = '']) => path);
  const [script] = all(/<script type="module"[^>]* src="([^"]+)"/g);
  if (!script) throw new Error('the page of the app loads no script');
  return {
    script,
    preloads: all(/<link rel="modulepreload"[^>]* href="([^"]+)"/g),
    styles: all(/<link rel="stylesheet"[^>]* href="([^"]+)"/g),
  };
}
