/** What kind of storytelling a heading or an action line announces. */
export const STORY_FLAGS = ['회상', '몽타주', '인서트', '꿈', '상상', '교차'] as const;
export type StoryFlag = (typeof STORY_FLAGS)[number];

const PATTERNS: readonly (readonly [RegExp, StoryFlag])[] = [
  [/^(?:회상|플래시\s*백|플래쉬\s*백|과거|FLASH\s*BACK|F\.?B\.?)(?:\s*(?:씬|장면|시작|끝|\d+))?$/i, '회상'],
  [/^(?:몽타주|몽타쥬|몽따주|몽타지|MONTAGE|SERIES OF SHOTS)(?:\s*(?:씬|장면|시작|끝|\d+))?$/i, '몽타주'],
  [/^(?:인서트|인써트|INSERT|INS\.?)(?:\s*(?:씬|컷|\d+))?$/i, '인서트'],
  [/^(?:꿈|악몽|DREAM(?:\s*SEQUENCE)?)(?:\s*(?:속|씬|장면))?$/i, '꿈'],
  [/^(?:상상|환상|환영|FANTASY|IMAGINATION)(?:\s*(?:속|씬|장면))?$/i, '상상'],
  [/^(?:교차|교차\s*편집|INTERCUT)$/i, '교차'],
];

/** The story flag that a phrase is, when it is nothing else; null otherwise. */
export function readStoryFlag(phrase: string): StoryFlag | null {
  const text = phrase.trim().replace(/^[-*]+\s*|[.!:]+$/g, '');
  return PATTERNS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const OMITTED =
  /^(?:결\s*번|(?:삭제|생략)(?:\s*된?\s*(?:씬|장면))?|(?:씬|장면)\s*(?:삭제|생략)|(?:SCENES?\s+)?(?:OMIT(?:TED)?|DELETED)|SCENES?\s+(?:REMOVED|CUT)|(?:OMITTED|DELETED)\s+SCENES?)$/i;

/** 결번, 삭제, OMITTED, `***SCENE DELETED***`: the number stays, the scene is gone. */
export function saysOmitted(phrase: string): boolean {
  return OMITTED.test(phrase.replace(/^[\s*~(<[-]+|[\s*~)>\].-]+$/g, ''));
}
