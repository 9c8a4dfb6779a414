import type { Role } from '@ddak/domain';

/** 권한의 이름, for people. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: '소유자',
  manager: '관리자',
  editor: '편집자',
  lead: '팀장',
  member: '참여자',
  guest: '게스트',
};
