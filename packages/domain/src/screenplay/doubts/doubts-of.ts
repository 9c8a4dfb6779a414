import type { Doubt, OrganisedScreenplay } from '../organised.ts';
import { hasNoText } from '../review/review-scene.ts';
import { doubtKey, type ReviewState, type SceneDraft } from '../review/review-state.ts';
import { HEADING_CODES, SURE, unsureDoubt } from './unsure.ts';

interface Placed {
  readonly doubt: Doubt;
  readonly line: number;
  readonly headingLine: number;
}

const placed = new WeakMap<OrganisedScreenplay, readonly Placed[]>();

/** The doubts of a text with their lines, in the order of the lines; made once for each text. */
function placedDoubts(organised: OrganisedScreenplay): readonly Placed[] {
  const known = placed.get(organised);
  if (known) return known;
  const list = organised.scenes
    .flatMap(({ doubts, headingLine }) =>
      doubts.map((doubt) => ({ doubt, headingLine, line: doubt.line ?? headingLine })),
    )
    .sort((a, b) => a.line - b.line);
  placed.set(organised, list);
  return list;
}

/**
 * SY5: doubts go with their line. One about a heading is answered when the heading is set or confirmed, joined away
 * or made by a split; one about two names when they have become one or none (SY12, SY13). The first scene has those of
 * the lines before it.
 */
export function doubtsOf(state: ReviewState, draft: SceneDraft): Doubt[] {
  const open = (doubt: Doubt) => !state.answered.has(doubtKey(doubt)) && !isNamed(state, doubt);
  const isFirst = state.drafts.find((other) => !hasNoText(other)) === draft;
  const from = isFirst ? 0 : draft.headingLine;
  const found = placedDoubts(state.organised).filter(({ doubt, line, headingLine }) => {
    if (line < from || line > draft.lastLine || !open(doubt)) return false;
    if (line !== headingLine) return line !== draft.headingLine && !isRetyped(state, doubt, line);
    return headingLine === draft.headingLine && !draft.checked && !draft.settled.includes(doubt.code);
  });
  const own = draft.ownDoubts.filter((doubt) => open(doubt) && !draft.settled.includes(doubt.code));
  const doubts = [...found.map(({ doubt }) => doubt), ...own];
  return isUnasked(draft, doubts) && open(unsureDoubt(draft)) ? [unsureDoubt(draft), ...doubts] : doubts;
}

/** SY22: whether nothing asks yet if this is a scene, though it is not sure. A scene without text has no line to ask of. */
const isUnasked = (draft: SceneDraft, doubts: readonly Doubt[]): boolean =>
  draft.confidence < SURE &&
  !draft.checked &&
  !hasNoText(draft) &&
  !doubts.some(({ code, line }) => line === draft.headingLine && HEADING_CODES.includes(code));

/** Whether the people whom the doubt names are one by now, or one of them is none. */
function isNamed({ names }: ReviewState, doubt: Doubt): boolean {
  if (!doubt.names || doubt.names.length < 2) return false;
  const now = new Set(doubt.names.map((name) => names.get(name) ?? name));
  return now.size < 2 || now.has('');
}

/** Whether a person has said what the line is. */
const isRetyped = (state: ReviewState, doubt: Doubt, line: number): boolean =>
  doubt.code === 'possible_heading' && state.lines[line - 1] !== state.organised.lines[line - 1];
