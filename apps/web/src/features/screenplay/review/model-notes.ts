import {
  BREAKDOWN_CATEGORIES,
  type BreakdownCandidate,
  type ModelWork,
  type OrganisedLine,
  type ReviewedScene,
  type ReviewStep,
} from '@ddak/domain';
import { LINE_TYPE_WORDS } from './review-view.ts';

/** One thing that a model has changed: what it was, and the steps that keep it or take it back. */
export interface ModelNote {
  readonly key: string;
  readonly text: string;
  readonly keep: ReviewStep;
  readonly revert: ReviewStep;
  /** What taking it back is called, and what is said when it is done. */
  readonly back: readonly [label: string, done: string];
}

const AS_READ = ['읽은 대로', '읽은 대로 되돌렸어요.'] as const;

const WORDS = new Map(LINE_TYPE_WORDS);
const LONGEST = 24;

/** SY18: both answers are steps of a person, so that no model says it again. `lineOf`: a line as it is, and as read. */
export function modelNotes(
  scene: ReviewedScene,
  work: ModelWork,
  lineOf: (n: number) => readonly [now: OrganisedLine, was: OrganisedLine],
): readonly ModelNote[] {
  const lines = work.lines.map((n) => lineNote(...lineOf(n)));
  const items = work.items.map((item) => itemNote(scene, item));
  return [...(work.synopsis ? [synopsisNote(scene)] : []), ...lines, ...items];
}

function synopsisNote({ headingLine, synopsis }: ReviewedScene): ModelNote {
  const say = (text: string): ReviewStep => ({ kind: 'setSynopsis', headingLine, synopsis: text });
  return {
    key: 'synopsis',
    text: '한 줄 요약을 AI가 썼어요.',
    keep: say(synopsis),
    revert: say(''),
    back: AS_READ,
  };
}

const CATEGORIES = new Map(BREAKDOWN_CATEGORIES.map(({ type, name }) => [type, name]));

function itemNote({ headingLine }: ReviewedScene, item: BreakdownCandidate): ModelNote {
  const { type, name, line, quantity } = item;
  return {
    key: `${type}/${name}`,
    text: `${CATEGORIES.get(type)}: ${name}${quantity === null ? '' : ` ${quantity}`} (‘${item.words}’)`,
    keep: { kind: 'addItems', headingLine, items: [item] },
    revert: { kind: 'dropItems', headingLine, items: [{ type, name, line }] },
    back: ['빼기', '후보에서 뺐어요.'],
  };
}

function lineNote(now: OrganisedLine, was: OrganisedLine): ModelNote {
  const as = ({ type, who }: OrganisedLine): ReviewStep => ({
    kind: 'setLineType',
    lines: [now.n],
    type,
    who: who ?? null,
  });
  const said = now.text.length > LONGEST ? `${now.text.slice(0, LONGEST)}…` : now.text;
  const [from, to] = [WORDS.get(was.type), WORDS.get(now.type)];
  return {
    key: String(now.n),
    text: `‘${said}’ 줄을 ${from} → ${to}`,
    keep: as(now),
    revert: as(was),
    back: AS_READ,
  };
}
