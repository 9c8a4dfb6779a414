import type { HeadingFields, OrganisedLine, OrganisedScreenplay } from './organised.ts';
import type { SceneDraft } from './review-scene.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * SY3: the line becomes the heading of a new scene with the rest of the old one. Outside every scene (before the
 * first heading, or in a script without one) it takes what follows up to the next heading. Null: no such line, or
 * it is a heading already.
 */
export function splitScene(
  organised: OrganisedScreenplay,
  drafts: readonly SceneDraft[],
  n: number,
): readonly SceneDraft[] | null {
  const line = organised.lines.find((other) => other.n === n);
  if (!line || drafts.some((draft) => draft.headingLine === n)) return null;
  const at = drafts.findIndex((draft) => n > draft.headingLine && n <= draft.lastLine);
  const parent = drafts[at];
  if (!parent) return addOutside(organised, drafts, line);
  const part = newDraft(line, parent.lastLine, inherited(drafts, parent));
  return [...drafts.slice(0, at), { ...parent, lastLine: n - 1 }, part, ...drafts.slice(at + 1)];
}

function addOutside(
  organised: OrganisedScreenplay,
  drafts: readonly SceneDraft[],
  line: OrganisedLine,
): SceneDraft[] {
  const following = drafts.findIndex((draft) => draft.headingLine > line.n);
  const at = following < 0 ? drafts.length : following;
  const last = drafts[at] ? drafts[at].headingLine - 1 : (organised.lines.at(-1)?.n ?? line.n);
  const blank: HeadingFields = {
    episodeNo: (drafts[at] ?? drafts[at - 1])?.episodeNo ?? null,
    sceneNo: null,
    subSceneNo: '',
    setName: null,
    setting: null,
    timeOfDay: null,
    timeText: null,
    omitted: false,
  };
  return [...drafts.slice(0, at), newDraft(line, last, blank), ...drafts.slice(at)];
}

/** The parent's place and time under its number, with the next letter that is free in its episode. */
function inherited(drafts: readonly SceneDraft[], parent: SceneDraft): HeadingFields {
  const { episodeNo, sceneNo, setName, setting, timeOfDay, timeText } = parent;
  const taken = new Set(
    drafts
      .filter((draft) => draft.episodeNo === episodeNo && draft.sceneNo === sceneNo)
      .map((draft) => draft.subSceneNo),
  );
  const from = parent.subSceneNo === '' ? 0 : LETTERS.indexOf(parent.subSceneNo) + 1;
  const letter = [...LETTERS.slice(from)].find((candidate) => !taken.has(candidate)) ?? null;
  const number = sceneNo === null || letter === null ? null : sceneNo;
  return {
    episodeNo,
    sceneNo: number,
    subSceneNo: number === null ? '' : (letter ?? ''),
    setName,
    setting,
    timeOfDay,
    timeText,
    omitted: false,
  };
}

function newDraft(line: OrganisedLine, lastLine: number, fields: HeadingFields): SceneDraft {
  const guessable = ['subSceneNo', 'setName', 'setting', 'timeOfDay', 'timeText'] as const;
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
    guessed: guessable.filter((field) => fields[field] !== null && fields[field] !== ''),
    confidence: 0.5,
    checked: false,
    ownDoubts: fields.sceneNo === null ? [unnumbered] : [],
  };
}
