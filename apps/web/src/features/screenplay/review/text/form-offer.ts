import {
  headingsOfSameForm,
  type LineType,
  linesOfSameForm,
  type OrganisedLine,
  type OrganisedScreenplay,
  type ReviewedScene,
  type ReviewStep,
} from '@ddak/domain';

/** What was said of one line, and may hold for those that look like it. */
export interface FormAsk {
  readonly line: number;
  readonly type: LineType;
}

/** SY20: the same, said of all lines of that form with one press. */
export interface FormOffer {
  readonly label: string;
  readonly done: string;
  /** The first of them, as an example. */
  readonly example: string;
  readonly step: ReviewStep;
}

interface Reviewed {
  readonly text: OrganisedScreenplay;
  readonly lines: readonly OrganisedLine[];
  readonly scenes: readonly ReviewedScene[];
}

/** What a line becomes, with its particle. */
const INTO: Readonly<Record<LineType, string>> = {
  heading: '씬 제목으로',
  action: '지문으로',
  character: '인물로',
  dialogue: '대사로',
  parenthetical: '괄호로',
  transition: '전환으로',
  note: '메모로',
  other: '그 밖으로',
};

export const isHeading = (scenes: readonly ReviewedScene[], n: number): boolean =>
  scenes.some((scene) => scene.headingLine === n && !scene.headless);

/** What a step says of one line, where others of its form may be meant too: it becomes a heading, or is none any more. */
export function askAfter(step: ReviewStep, scenes: readonly ReviewedScene[]): FormAsk | null {
  if (step.kind === 'split') return { line: step.line, type: 'heading' };
  if (step.kind !== 'setLineType') return null;
  const [line] = step.lines;
  if (line === undefined) return null;
  if (step.type === 'heading') return { line, type: 'heading' };
  return step.lines.length === 1 && isHeading(scenes, line) ? { line, type: step.type } : null;
}

/** Whether a step goes on with the scene that the line has begun: the offer stays. */
export const staysWith = (step: ReviewStep, { line }: FormAsk): boolean =>
  (step.kind === 'editHeading' || step.kind === 'setSynopsis') && step.headingLine === line;

/** What is offered after it; null where no line looks the same, or where what was said has been taken back. */
export function formOffer({ text, lines, scenes }: Reviewed, { line, type }: FormAsk): FormOffer | null {
  const reviewed = { organised: text, lines, scenes };
  if (isHeading(scenes, line) !== (type === 'heading')) return null;
  const alike = type === 'heading' ? linesOfSameForm(reviewed, line) : headingsOfSameForm(reviewed, line);
  const [first] = alike;
  if (first === undefined) return null;
  const areLines = type === 'heading';
  const what = areLines ? `${alike.length}줄` : `씬 제목 ${alike.length}개`;
  return {
    label: `같은 꼴의 ${what}도 ${INTO[type]}`,
    done: `같은 꼴의 ${what}${areLines ? '을' : '를'} ${INTO[type]} 바꿨어요.`,
    example: lines[first - 1]?.text.trim() ?? '',
    step: { kind: 'setLineType', lines: alike, type, who: null },
  };
}
