import type { ReviewStep } from '@ddak/domain';

/** As many as one step takes. */
const MOST = 500;

/** What can be done with names; `tell` keeps a step and says what it did. */
export const peopleActions = (tell: (step: ReviewStep, text: string) => void) => ({
  namePeople(names: readonly string[], name: string) {
    const text =
      names.length > 1 ? `${names.length}명을 ‘${name}’ 한 사람으로 합쳤어요.` : '이름을 바꿨어요.';
    tell({ kind: 'namePeople', names: [...names], name }, text);
  },
  dropPeople(names: readonly string[]) {
    const text =
      names.length > 1 ? `${names.length}개 이름을 인물에서 뺐어요.` : `‘${names[0]}’ · 인물에서 뺐어요.`;
    if (names.length > 0) tell({ kind: 'dropPeople', names: names.slice(0, MOST) }, text);
  },
  keepPeople(names: readonly string[]) {
    const text = names.length > 1 ? `${names.length}명 · 사람이 맞아요.` : `‘${names[0]}’ · 사람이 맞아요.`;
    if (names.length > 0) tell({ kind: 'keepPeople', names: names.slice(0, MOST) }, text);
  },
});
