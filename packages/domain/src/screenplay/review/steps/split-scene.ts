import type { HeadingFields, OrganisedLine, StoryFlag } from '../../organised.ts';
import { hasNoText } from '../review-scene.ts';
import { draftAt, linesBetween, type ReviewState, type SceneDraft, withLines } from '../review-state.ts';
import type { SaidByLine } from '../review-step.ts';
import { freeLetter } from './free-letter.ts';
import { typedLine } from './typed-line.ts';

/**
 * SY3: the line becomes the heading of a new scene with the rest of the old one. Outside every scene (before the
 * first heading, or in a script without one) it takes what follows up to the next heading. What its line says of number,
 * place and time is not guessed; a line that says nothing goes on with the story as it was told (회상). Null: no such line, or it is a heading already.
 */
export function splitScene(state: ReviewState, n: number, says?: SaidByLine): ReviewState | null {
  const { drafts } = state;
  const line = state.lines[n - 1];
  if (!line || drafts.some((draft) => draft.headingLine === n)) return null;
  const at = draftAt(drafts, n);
  const parent = drafts[at];
  if (!parent) return addOutside(state, line, says);
  const flags = says ? (says.flags ?? []) : parent.flags;
  const part = newDraft(line, parent.lastLine, inherited(drafts, parent), flags, says);
  return { ...state, drafts: drafts.toSpliced(at, 1, { ...parent, lastLine: n - 1 }, part) };
}

function addOutside(state: ReviewState, line: OrganisedLine, says: SaidByLine | undefined): ReviewState {
  const { drafts } = state;
  // Scenes without text stay before the scene that they were put before, and have no line to go by.
  const before = drafts.findLastIndex((draft) => !hasNoText(draft) && draft.headingLine < line.n);
  const following = drafts.find((draft) => !hasNoText(draft) && draft.headingLine > line.n);
  const at = before + 1;
  const last = following ? following.headingLine - 1 : (state.lines.at(-1)?.n ?? line.n);
  const blank: HeadingFields = {
    episodeNo: (following ?? drafts[before])?.episodeNo ?? null,
    sceneNo: null,
    subSceneNo: '',
    setName: null,
    setting: null,
    timeOfDay: null,
    timeText: null,
    omitted: false,
  };
  // The doubts before the first scene are that of another now: it is judged anew.
  const fresh = drafts.map((draft) => (draft === following ? { ...draft } : draft));
  const added = {
    ...state,
    drafts: fresh.toSpliced(at, 0, newDraft(line, last, blank, says?.flags ?? [], says)),
  };
  return withLines(added, textOf(state.lines, line.n + 1, last));
}

/** What stood outside every scene is text of one now: action, until a person says otherwise. */
const textOf = (lines: readonly OrganisedLine[], first: number, last: number): OrganisedLine[] =>
  linesBetween(lines, first, last)
    .filter((line) => line.type === 'other' && line.text.trim() !== '')
    .map((line) => ({ ...typedLine(line, 'action', null, lines), confidence: 0.5 }));

/** The parent's place and time under its number, with the next letter that is free in its episode. */
function inherited(drafts: readonly SceneDraft[], parent: SceneDraft): HeadingFields {
  const { episodeNo, setName, setting, timeOfDay, timeText } = parent;
  const letter = freeLetter(drafts, parent);
  const sceneNo = letter === null ? null : parent.sceneNo;
  const subSceneNo = sceneNo === null ? '' : (letter ?? '');
  return { episodeNo, sceneNo, subSceneNo, setName, setting, timeOfDay, timeText, omitted: false };
}

/** A scene that a person has made at a line: what it has taken over counts as guessed. */
export function newDraft(
  line: OrganisedLine,
  lastLine: number,
  taken: HeadingFields,
  flags: readonly StoryFlag[],
  says?: SaidByLine,
): SceneDraft {
  const fields = says ? withSaid(taken, says) : taken;
  const guessable = ['subSceneNo', 'setName', 'setting', 'timeOfDay', 'timeText'] as const;
  const isSaid = (field: keyof HeadingFields) =>
    says !== undefined &&
    says[field === 'subSceneNo' ? 'sceneNo' : field] !== null &&
    !(field === 'setting' && says.settingGuessed);
  const unnumbered = {
    code: 'number_missing',
    message: '씬 번호가 없어요. 번호를 적어 주세요.',
    line: line.n,
  };
  return {
    ...fields,
    heading: line.text.trim().slice(0, 200),
    headingLine: line.n,
    lastLine,
    guessed: guessable.filter((field) => fields[field] !== null && fields[field] !== '' && !isSaid(field)),
    confidence: 1,
    checked: false,
    headless: false,
    synopsis: null,
    flags,
    touched: false,
    settled: [],
    ownDoubts: fields.sceneNo === null ? [unnumbered] : [],
  };
}

/** What a line says goes before what its scene would take over. */
const withSaid = (taken: HeadingFields, says: HeadingFields): HeadingFields => ({
  episodeNo: says.episodeNo ?? taken.episodeNo,
  sceneNo: says.sceneNo ?? taken.sceneNo,
  subSceneNo: says.sceneNo === null ? taken.subSceneNo : says.subSceneNo,
  setName: says.setName ?? taken.setName,
  setting: says.setting ?? taken.setting,
  timeOfDay: says.timeOfDay ?? taken.timeOfDay,
  timeText: says.timeText ?? taken.timeText,
  omitted: says.omitted,
});
