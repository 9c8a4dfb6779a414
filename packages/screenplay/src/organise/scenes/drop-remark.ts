import { looksLikePlace } from '../words/place-words.ts';

/** Which one of several, or which part of it: the name of the place goes on in the parenthesis. */
const PART = /(?:점|호|층|관|동|역|구역|지점|캠퍼스|[A-Z]|\d+|앞|뒤|옆|안|밖|위|아래)$/;
const REMARK = /^(.*\S)\s*\(([^()]{1,24})\)$/;

/** `루미의 내면 (몽환적인 배경)`: what a parenthesis behind a place says is no part of its name, but for places and parts. */
export function dropRemark(setName: string | null): string | null {
  const found = REMARK.exec(setName ?? '');
  if (!found?.[1] || !found[2]) return setName;
  return PART.test(found[2]) || looksLikePlace(found[2]) ? setName : found[1];
}
