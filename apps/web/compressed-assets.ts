import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const [toGzip, toBrotli] = [promisify(gzip), promisify(brotliCompress)];
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Lays each script and style sheet beside itself, compressed: a server that did it for each visit would do little else. */
export const compressedAssets = (): Plugin => ({
  name: 'compressed-assets',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const assets = join(dir, 'assets');
    for (const name of await readdir(assets)) {
      if (!/\.(js|css)$/.test(name)) continue;
      const path = join(assets, name);
      const content = await readFile(path);
      await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
      await writeFile(`${path}.br`, await toBrotli(content, QUALITY));
    }
  },
});
