import { looksLikePlace } from '../words/place-words.ts';

/** Which one of several, or which part of it: the name of the place goes on in the parenthesis. */
const PART = /(?:^[A-Z]|점|호|층|관|동|역|구역|지점|캠퍼스|\d+|앞|뒤|옆|안|밖|위|아래)$/;
const REMARK = /^(.*\S)\s*(?:\(([^()]{1,24})\)|\[([^[\]]{1,24})\])$/;

/**
 * `루미의 내면 (몽환적인 배경)`, `COUNTY FAIR [STORY]`: what brackets behind a place say is no part of its name (OG30), but
 * for places and parts of one. A parenthesis in Latin letters is left: `HOUSE (UPSTAIRS)`.
 */
export function dropRemark(setName: string | null): string | null {
  const found = REMARK.exec(setName ?? '');
  const remark = found?.[2] ?? found?.[3];
  if (!found?.[1] || remark === undefined) return setName;
  if (found[3] === undefined && !/[가-힣]/.test(remark)) return setName;
  return PART.test(remark) || looksLikePlace(remark) ? setName : found[1];
}
