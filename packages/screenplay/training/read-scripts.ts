import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LineLabel } from '../src/organise/lines/model/line-label.ts';
import type { Paragraph } from '../src/paragraph.ts';
import { readFdx } from '../src/readers/fdx/fdx.ts';
import { readFountain } from '../src/readers/fountain/fountain.ts';

/** A script whose file says what each paragraph is; null where it does not. */
export interface TypedScript {
  name: string;
  paragraphs: readonly { text: string; label: LineLabel | null }[];
}

/**
 * Public repositories with scripts in FDX or Fountain, one draft of each, none of which the evaluation uses.
 * Their text stays outside this repository; README.md says how to fetch them.
 */
const SCRIPTS: readonly (readonly [repository: string, path: RegExp])[] = [
  ['OregonShakespeareFestival+captioncast', /^small\.fdx$/],
  ['Vaiginta+helens-house', /^pilot\.fountain$/],
  ['Xe+prepare-unforeseen-consequences', /^script\.fountain$/],
  ['cheddarfox+mr-james', /^archive\/v1_ai_generated_20260112\/mr-james\.fountain$/],
  ['joswellmaxeph+callback', /^script\.fountain$/],
  ['krishnaramnath+msca', /^(?:script|series-ep1-pilot|series-ep2)\.fountain$/],
  ['mreider+half-credit', /^script\.fountain$/],
  ['nrb+complete_nonsense', /^script\.fountain$/],
  ['nrb+nemsis', /^script\.fountain$/],
  ['nrb+our-many-masks', /^script\.fountain$/],
  ['parisyee+agony', /^draft_6\/script\.fountain$/],
  ['parisyee+say-my-name', /^draft_2\/script\.fountain$/],
  ['realToadtoad+QuarantineSkit', /^script\.fountain$/],
  ['riotrah+scripts-disconnect', /^Script\.fountain$/],
  ['rubenxyz+retired_assassin', /^retired_assassin\.fountain$/],
  ['sudnama+script-carmen', /^screenplay\.fdx$/],
  ['sudnama+script-hop', /^(?:big_thinks|deadfile)\.fdx$/],
  ['viraatdas+screenplay-the-great-trade', /^screenplay\.fountain$/],
];

/** The scripts that are there, out of bare git copies `<owner>+<name>/repo` below `mirror`. */
export function readScripts(mirror: string): TypedScript[] {
  const there = new Set(readdirSync(mirror));
  return SCRIPTS.flatMap(([repository, path]) => {
    if (!there.has(repository)) {
      console.error(`not there: ${repository}`);
      return [];
    }
    const git = (...args: string[]): Buffer =>
      execFileSync('git', ['-C', join(mirror, repository, 'repo'), ...args], { maxBuffer: 1 << 28 });
    const files = git('ls-tree', '-r', '--name-only', 'HEAD').toString().split('\n');
    return files
      .filter((file) => path.test(file))
      .map((file) => readScript(`${repository}/${file}`, git('show', `HEAD:${file}`)));
  });
}

function readScript(name: string, bytes: Uint8Array): TypedScript {
  const isFdx = name.endsWith('.fdx');
  const { paragraphs } = isFdx ? readFdx(bytes) : readFountain(bytes);
  return { name, paragraphs: paragraphs.map((one) => ({ text: one.text, label: labelOf(one, isFdx) })) };
}

function labelOf(paragraph: Paragraph, isFdx: boolean): LineLabel | null {
  const { kind, text } = paragraph;
  const shouted = !/\p{Ll}/u.test(text) && text.length < 50;
  // In capitals and short: a shot, a second heading or a title, which files call action.
  if (kind === undefined || kind === 'action')
    return shouted ? null : isFdx || kind === undefined ? 'action' : null;
  if (kind === 'note' || kind === 'other') return 'other';
  return kind;
}
