import {
  type Holder,
  leadsIn,
  mayGiveRight,
  RIGHTS,
  type Right,
  ROLE_PRESETS,
  rightsOf,
  SECTIONS,
  type Section,
} from '@ddak/domain';
import { RIGHT_WORDS, SECTION_WORDS } from '../../../platform/section-words.ts';

/** One section of somebody's rights, as whoever gives them sees it. */
export interface RightLine {
  readonly section: Section;
  readonly preset: Right;
  readonly held: Right;
  /** AC9: those that I may give. */
  readonly may: ReadonlySet<Right>;
  /** AC30: of what they read, they write their own teams' part. */
  readonly leads: boolean;
}

/** What somebody holds in every section, beside their role, and what of it I may give. */
export function rightLines(giver: Holder | undefined, holder: Holder): readonly RightLine[] {
  const [preset, held] = [ROLE_PRESETS[holder.role], rightsOf(holder)];
  return SECTIONS.map((section) => ({
    section,
    preset: preset[section],
    held: held[section],
    may: new Set(RIGHTS.filter((right) => mayGiveRight(giver, section, right))),
    leads: leadsIn(holder, section),
  }));
}

/** The single rights that differ from the role: what is as the role has it follows the role. */
export function singleRights({ role, rights }: Holder): Holder['rights'] {
  const preset = ROLE_PRESETS[role];
  return Object.fromEntries(
    SECTIONS.flatMap((section) => {
      const right = rights[section];
      return right === undefined || right === preset[section] ? [] : [[section, right]];
    }),
  );
}

/** `촬영계획표 쓰기 추가 · 비용 없음`; '' when somebody's rights are their role's. */
export function differenceWords(holder: Holder): string {
  const preset = ROLE_PRESETS[holder.role];
  const rights = holder.role === 'owner' ? {} : singleRights(holder);
  const words = SECTIONS.flatMap((section) => {
    const right = rights[section];
    if (right === undefined) return [];
    if (RIGHTS.indexOf(right) > RIGHTS.indexOf(preset[section]))
      return `${SECTION_WORDS[section]} ${RIGHT_WORDS[right]} 추가`;
    return `${SECTION_WORDS[section]} ${right === 'none' ? '없음' : '보기만'}`;
  });
  return words.join(' · ');
}
