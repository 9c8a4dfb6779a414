import type { Character } from '@ddak/domain';

export const KIND_WORDS: Readonly<Record<Character['kind'], string>> = {
  lead: '주연',
  support: '조연',
  minor: '단역',
};
