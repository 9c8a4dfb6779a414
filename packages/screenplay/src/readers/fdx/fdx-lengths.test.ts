import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { OrganisedScene } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import { readSources, type Source } from '../../../fixtures/index.ts';
import { writeFdx } from '../../../fixtures/write-fdx.ts';
import { readScript } from '../../read-script.ts';
import { descendants, parseXml, textOf, type XmlNode } from '../xml-tree.ts';

const CORPUS = fileURLToPath(new URL('../../../../../../shared/corpus/fdx/', import.meta.url));

/** Final Draft's usual settings: columns of 12 point Courier, and blank rows above; 54 rows to a page. */
const SETTING: Record<string, readonly [columns: number, above: number]> = {
  'Scene Heading': [61, 2],
  Action: [61, 1],
  Character: [38, 1],
  Parenthetical: [25, 0],
  Dialogue: [35, 0],
  Transition: [20, 1],
};
const ROWS = 54;

/** Rows of a paragraph, broken between words as a printer breaks them; Hangul takes two columns. */
function rowsOf(node: XmlNode): { text: number; above: number } {
  const [columns, above] = SETTING[node.attributes.Type ?? ''] ?? [61, 1];
  let rows = 1;
  let used = 0;
  for (const word of descendants(node, 'Text').map(textOf).join('').split(' ')) {
    const wide = [...word].reduce((sum, char) => sum + (char >= '\u1100' ? 2 : 1), 0);
    if (used > 0 && used + 1 + wide > columns) {
      rows += 1;
      used = wide;
    } else used += (used > 0 ? 1 : 0) + wide;
  }
  return { text: rows, above };
}

/**
 * The script as FDX with the lengths that pages of 54 rows give its scenes: blank rows above what begins a page fall
 * away, and an eighth that is begun is counted whole.
 */
function withLengths(source: Source): { file: string; lengths: number[] } {
  const xml = writeFdx(source);
  const content = parseXml(xml).flatMap((root) => descendants(root, 'Content'))[0];
  const rows: number[] = [];
  let onPage = 0;
  for (const node of content?.children ?? []) {
    if (node.name !== 'Paragraph') continue;
    if (node.attributes.Type === 'Scene Heading') rows.push(0);
    // What stands before the first scene has no length.
    const { text, above } = rowsOf(node);
    const fits = onPage + above < ROWS;
    const taken = text + (onPage > 0 && fits ? above : 0);
    onPage = fits ? (onPage + taken) % ROWS : text % ROWS;
    if (rows.length > 0) rows.push((rows.pop() ?? 0) + taken);
  }
  const lengths = rows.map((count) => Math.max(1, Math.ceil((count / ROWS) * 8)));
  let at = 0;
  const file = xml.replace(/(<Paragraph[^>]*Type="Scene Heading"[^>]*>)/g, (head) => {
    const length = lengths[at++] ?? 0;
    const whole = Math.floor(length / 8);
    const written = [whole > 0 ? whole : '', length % 8 > 0 ? `${length % 8}/8` : ''].join(' ').trim();
    return `${head}<SceneProperties Length="${written}" Page="1"/>`;
  });
  return { file, lengths };
}

async function scenesOf(bytes: Uint8Array): Promise<OrganisedScene[]> {
  const result = await readScript(bytes, 'a.fdx');
  if (!result.ok) throw new Error(result.message);
  return result.organised.scenes.filter((scene) => !scene.omitted);
}

function agreement(scenes: readonly OrganisedScene[]): { near: number; offSum: number } {
  const measured = scenes.flatMap(({ pages, filePages }) =>
    filePages === null ? [] : [{ pages, filePages }],
  );
  const near = measured.filter(({ pages, filePages }) => Math.abs(pages - filePages) <= 1).length;
  const sum = (pick: 'pages' | 'filePages'): number =>
    measured.reduce((total, scene) => total + scene[pick], 0);
  return { near: near / measured.length, offSum: Math.abs(sum('pages') / sum('filePages') - 1) };
}

const sources = await readSources();

describe('the lengths in FDX files', () => {
  const scenes: OrganisedScene[] = [];

  it.each(sources.map((source) => [source.title, source] as const))('of %s are kept', async (_, source) => {
    const { file, lengths } = withLengths(source);
    const all = await readScript(new TextEncoder().encode(file), 'a.fdx');
    if (!all.ok) throw new Error(all.message);
    scenes.push(...all.organised.scenes.filter((scene) => !scene.omitted));
    const kept = all.organised.scenes.map(({ filePages, omitted }, i) => (omitted ? lengths[i] : filePages));
    expect(kept).toEqual(lengths);
  });

  it('of all of them agree with our own eighths', () => {
    const { near, offSum } = agreement(scenes);
    expect(scenes.length).toBeGreaterThan(100);
    expect(near).toBeGreaterThanOrEqual(0.9);
    expect(offSum).toBeLessThanOrEqual(0.05);
  });
});

it.skipIf(!existsSync(CORPUS)).each(['wildwinter_TestFDX-FD', 'wildwinter_TestFDX-FI'])(
  'the lengths that Final Draft and Fade In wrote into %s agree with our eighths',
  async (name) => {
    const scenes = await scenesOf(new Uint8Array(await readFile(`${CORPUS}${name}.fdx`)));
    expect(scenes.map(({ filePages }) => filePages)).toEqual([3, 2]);
    expect(agreement(scenes)).toMatchObject({ near: 1 });
  },
);
