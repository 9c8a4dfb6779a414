import type { OrganisedLine, OrganisedScene } from '@ddak/domain';
import type { Block } from '../lines/classify-lines.ts';
import type { HeadingCandidate } from './heading-candidates.ts';
import { EXPLICIT } from './vote-style.ts';

/**
 * Names lines that could be headings that were missed: a doubt on the scene that holds them. Before the first scene they
 * are asked about where the script does not begin with 1, so that a scene seems to be missing; the doubt is then the
 * first scene's. Lines one below the other are a list.
 */
export function namePossibleHeadings(
  scenes: readonly OrganisedScene[],
  lines: readonly OrganisedLine[],
  blocks: readonly Block[],
  rejected: readonly HeadingCandidate[],
): void {
  const wanted = new Set(rejected.filter(worthAsking).map((candidate) => candidate.at));
  const isListed = (index: number): boolean =>
    [blocks[index - 1], blocks[index + 1]].some((other) => other !== undefined && listed.has(other.at));
  const listed = new Set(wanted);
  const beginsLate = (scenes[0]?.sceneNo ?? 0) > 1;
  blocks.forEach((block, index) => {
    const line = lines[index];
    if (!wanted.has(block.at) || !line) return;
    if (line.scene === null ? !beginsLate || isListed(index) : block.type !== 'action') return;
    wanted.delete(block.at);
    scenes[line.scene ?? 0]?.doubts.push({
      code: 'possible_heading',
      message: `‘${shorten(line.text)}’ 줄이 씬 제목일 수 있어요.`,
      line: line.n,
    });
  });
}

/** Whether a line that was not taken for a heading could be one all the same. */
export function worthAsking(candidate: HeadingCandidate): boolean {
  if (candidate.sentence || isLoose(candidate)) return false;
  return EXPLICIT.has(candidate.family) || candidate.evident;
}

/** `She looks at the clock. 4:10.`, `밤, 골목`: running text has its times behind a point, a comma or a gap too. */
const isLoose = ({ family, tail }: HeadingCandidate): boolean =>
  family === 'bare' && tail.shape !== 'paren' && tail.shape !== 'slash' && tail.shape !== 'dash';

function shorten(text: string): string {
  return text.length > 24 ? `${text.slice(0, 23)}…` : text;
}
