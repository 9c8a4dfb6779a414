import type { OrganisedLine, OrganisedScene } from '@ddak/domain';
import type { Block } from './classify-lines.ts';
import type { HeadingCandidate } from './heading-candidates.ts';
import { EXPLICIT } from './vote-style.ts';

/** Names lines inside scenes that could be headings that were missed: a doubt on the scene that holds them. */
export function namePossibleHeadings(
  scenes: readonly OrganisedScene[],
  lines: readonly OrganisedLine[],
  blocks: readonly Block[],
  rejected: readonly HeadingCandidate[],
): void {
  const wanted = new Set(rejected.filter(worthAsking).map((candidate) => candidate.at));
  blocks.forEach((block, index) => {
    const line = lines[index];
    if (!wanted.has(block.at) || block.type !== 'action' || line?.scene == null) return;
    wanted.delete(block.at);
    scenes[line.scene]?.doubts.push({
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
