import { type Id, type ProjectState, sheetsWithOldNumbers } from '@ddak/domain';

/** SC14: what is said where call sheets were issued with other numbers; empty where none was. */
export function oldNumbersWords(state: ProjectState, characterIds: readonly Id[]): string {
  const sheets = sheetsWithOldNumbers(state, characterIds);
  return sheets > 0 ? `이미 보낸 일촬표 ${sheets}장에는 옛 번호가 적혀 있어요.` : '';
}
