import type { ComparedDraft, Id, Scene, SceneChoice } from '@ddak/domain';

/** What a scene of the new draft is: the one of its number, the one whose text it is, or a scene of its own. */
export type DraftAnswer = 'number' | 'text' | 'new';
export type DraftAnswers = ReadonlyMap<number, DraftAnswer>;

interface Known {
  readonly sceneId: Id;
  /** `S#12`. */
  readonly label: string;
  readonly heading: string;
  readonly synopsis: string;
}

/** SP12: a scene of the new draft that a person has to say what it is. */
export interface DraftQuestion {
  readonly headingLine: number;
  readonly label: string;
  readonly heading: string;
  readonly synopsis: string;
  readonly byNumber: Known | null;
  readonly byText: Known | null;
  /** SP24: most of its text stood in another scene, which goes on. */
  readonly isPart: boolean;
  /** Why it is asked. */
  readonly reason: string;
}

const labelOf = ({
  sceneNo,
  subSceneNo,
}: {
  readonly sceneNo: number;
  readonly subSceneNo: string;
}): string => `S#${sceneNo}${subSceneNo}`;

const known = (scene: Scene | null): Known | null =>
  scene && {
    sceneId: scene._id,
    label: labelOf(scene),
    heading: scene.name || scene.setName,
    synopsis: scene.synopsis,
  };

export const draftQuestions = (compared: readonly ComparedDraft[]): DraftQuestion[] =>
  compared
    .filter((draft) => draft.isAsked)
    .map(({ scene, number, byNumber, byText, splitFrom }) => {
      const label = labelOf(number);
      return {
        headingLine: scene.headingLine,
        label,
        heading: scene.heading,
        synopsis: scene.synopsis,
        byNumber: known(byNumber),
        byText: known(byText),
        isPart: splitFrom !== null,
        reason: splitFrom
          ? `지금 ${labelOf(splitFrom)} 씬에서 나뉜 글이에요`
          : byNumber
            ? `지금 ${label} 씬과 다른 내용이에요`
            : `지금 ${labelOf(byText ?? number)} 씬과 글이 비슷해요`,
      };
    });

/** Which scene an answer names; null: none, a new one. */
const sceneIn = (question: DraftQuestion, answer: DraftAnswer | undefined): Id | null =>
  answer === 'number'
    ? (question.byNumber?.sceneId ?? null)
    : answer === 'text'
      ? (question.byText?.sceneId ?? null)
      : null;

/** The answers with one more; whoever had the same scene before is to be answered again. */
export function answerQuestion(
  questions: readonly DraftQuestion[],
  answers: DraftAnswers,
  headingLine: number,
  answer: DraftAnswer,
): DraftAnswers {
  const asked = questions.find((question) => question.headingLine === headingLine);
  const taken = asked ? sceneIn(asked, answer) : null;
  const kept = questions.flatMap((question): [number, DraftAnswer][] => {
    const said = answers.get(question.headingLine);
    const isLost = taken !== null && sceneIn(question, said) === taken;
    return said === undefined || isLost || question.headingLine === headingLine
      ? []
      : [[question.headingLine, said]];
  });
  return new Map([...kept, [headingLine, answer]]);
}

/**
 * Every scene follows its text, and where its number's scene went elsewhere it is new. Left open: a scene that is unlike
 * the one of its number, whose text is nowhere else: written anew, or another.
 */
export function followTexts(questions: readonly DraftQuestion[]): DraftAnswers {
  const moved = new Set(questions.flatMap(({ byText }) => byText?.sceneId ?? []));
  return new Map(
    questions.flatMap(({ headingLine, byNumber, byText, isPart }): [number, DraftAnswer][] => {
      if (byText) return [[headingLine, 'text']];
      return byNumber && !isPart && !moved.has(byNumber.sceneId) ? [] : [[headingLine, 'new']];
    }),
  );
}

/** The number decides: what has none of before is new. */
export const followNumbers = (questions: readonly DraftQuestion[]): DraftAnswers =>
  new Map(questions.map(({ headingLine, byNumber }) => [headingLine, byNumber ? 'number' : 'new']));

export const allNew = (questions: readonly DraftQuestion[]): DraftAnswers =>
  new Map(questions.map(({ headingLine }) => [headingLine, 'new']));

/** `S#12→13, 13→14 … 20→21`: where the texts have gone; empty: nowhere. */
export function movesText(questions: readonly DraftQuestion[]): string {
  const moves = questions.flatMap(({ label, byText }) =>
    byText ? [`${bare(byText.label)}→${bare(label)}`] : [],
  );
  const shown = moves.length > 3 ? `${moves.slice(0, 2).join(', ')} … ${moves.at(-1)}` : moves.join(', ');
  return shown === '' ? '' : `S#${shown}`;
}

const bare = (label: string): string => label.replace('S#', '');

/** What the command is told; null while something is unanswered. */
export function choicesOf(questions: readonly DraftQuestion[], answers: DraftAnswers): SceneChoice[] | null {
  const choices = questions.flatMap((question): SceneChoice[] => {
    const answer = answers.get(question.headingLine);
    return answer === undefined
      ? []
      : [{ headingLine: question.headingLine, sceneId: sceneIn(question, answer) }];
  });
  return choices.length < questions.length ? null : choices;
}
