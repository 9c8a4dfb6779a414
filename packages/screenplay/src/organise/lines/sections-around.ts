import type { AcceptedHeading } from '../headings/accept-headings.ts';
import type { SourceLine } from './source-line.ts';

/**
 * Lines of sections that stand around scenes, as the levels of headings tell: `## 5. 일정` behind `### Scene 4` ends the
 * scene, and so does the title of a part before the scenes of that part.
 */
export function findSectionsAround(
  lines: readonly SourceLine[],
  headings: readonly AcceptedHeading[],
): ReadonlySet<number> {
  const outside = new Set<number>();
  let own = headings.length === 0 ? 0 : Number.POSITIVE_INFINITY;
  for (const { candidate } of headings) own = Math.min(own, lines[candidate.at]?.level ?? 0);
  if (own === 0) return outside;
  const heads = new Set(headings.map(({ candidate }) => candidate.at));
  let isOutside = false;
  lines.forEach(({ level }, at) => {
    if (heads.has(at)) isOutside = false;
    else if (level !== null && level < own) isOutside = true;
    if (isOutside) outside.add(at);
  });
  return outside;
}
