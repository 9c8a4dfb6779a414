import type { Character } from '@ddak/domain';

/** SC27: by which names scripts and lists still mean somebody; undefined: by none but their own. */
export const otherNames = ({ alsoCalled }: Pick<Character, 'alsoCalled'>): string | undefined =>
  alsoCalled.length === 0 ? undefined : `다른 이름 ${alsoCalled.join(', ')}`;
