import type { Refusal, RefusalCode } from './result.ts';

const MESSAGES: Readonly<Record<RefusalCode, string>> = {
  not_found: '이미 없어졌거나 찾을 수 없어요: {what}',
  forbidden: '이 작업을 할 권한이 없어요.',
  already_exists: '이미 있어요.',
  invalid: '값이 올바르지 않아요: {where}',
  locked: '잠긴 {what}이라 바꿀 수 없어요. 먼저 잠금을 풀어 주세요.',
  last_owner: '작품의 소유자는 바꾸거나 내보낼 수 없어요.',
  single_episode: '드라마·시리즈가 아닌 작품에는 에피소드가 하나예요.',
  too_few_days: '새로 만들 촬영일이 그사이에 모자라졌어요. 다시 해 주세요.',
  day_date_taken: '{date}에는 이미 촬영일이 있어요.',
  day_not_empty: '발행한 일촬표가 있는 촬영일은 지울 수 없어요.',
  day_has_scenes: '그사이에 다른 씬이 들어간 날이에요. 다른 날을 골라 주세요.',
  board_current: '현재 계획은 지울 수 없어요. 먼저 다른 안을 현재 계획으로 정해 주세요.',
  callsheet_published: '이미 발행한 일촬표는 지울 수 없어요.',
  callsheet_empty: '아직 일정이 없는 날이에요. 계획표에서 씬이나 일정을 올린 뒤에 발행해 주세요.',
  callsheet_changed: '보는 사이에 일촬표가 바뀌었어요. 바뀐 내용을 보고 다시 발행해 주세요.',
  callsheet_same: '지난 판과 같은 내용이에요.',
  version_followed: '그 뒤에 발행한 판이 있어서 거둘 수 없어요.',
  version_withdrawn: '거둔 판이에요. 지금 판을 확인해 주세요.',
  version_too_old: '발행하고 1분이 지나서 거둘 수 없어요. 고쳐서 다시 발행해 주세요.',
  ends_before_begin:
    '{begin}보다 이른 {end} 시각이에요. 자정이 지나 끝났으면 25:30처럼 24를 더해 적어 주세요.',
  row_was_shot:
    '이미 찍었거나 찍고 있는 것은 그날에 남아요. 잘못 적었으면 오늘이나 제작일지에서 먼저 고쳐 주세요.',
  day_was_shot: '촬영한 기록이 있는 날이라 지우거나 날짜를 바꿀 수 없어요.',
  join_needs_one_day: '같은 날에 있는 씬을 둘 이상 골라 주세요.',
  nothing_to_join: '나머지는 이미 찍어서 합칠 것이 없어요.',
  scene_is_split: '이미 나눠 찍기로 한 씬이에요. 촬영일에서 옮길 줄을 고르거나 먼저 합쳐 주세요.',
  phase_only: '일정 줄만 바꿀 수 있는 내용이에요.',
  not_in_review: '검토 중인 시나리오가 아니에요.',
  nothing_to_accept: '받아들일 씬이 없어요.',
  scenes_disagree:
    '번호나 내용이 지금 씬과 다른 씬이 있어요: {labels}. 검토 화면에서 받아들이며 어느 씬인지 골라 주세요.',
  scene_number_taken: '이미 있는 씬 번호예요: {label}',
  not_undoable: '되돌릴 수 없는 작업이에요.',
  nothing_left_to_undo: '그 뒤에 모두 바뀌어서 되돌릴 것이 없어요.',
  restored_part_held: '지금 다른 것이 쓰고 있거나 그 자리를 차지해서 이것만 되돌릴 수 없어요.',
  unknown_command: '서버가 모르는 작업이에요. 앱을 새로 고쳐 주세요: {name}',
  too_many: '한 번에 할 수 있는 양을 넘었어요.',
  request_answered: '이미 답한 참여 요청이에요.',
  request_changed: '그사이 요청 내용이 바뀌었어요. 다시 확인해 주세요.',
  role_too_high: '내 권한보다 높은 권한은 줄 수 없어요.',
  holds_more: '나보다 권한이 높은 참여자는 바꾸거나 내보낼 수 없어요.',
  lead_without_team:
    '팀장은 자기 팀의 것만 고칠 수 있는데, 아직 들어간 팀이 없어요. 스태프에서 팀에 넣어 달라고 해 주세요.',
  team_without_category:
    '{team}에서 맡은 품목 분류가 없어요. 스태프의 ‘팀 고치기’에서 정해 달라고 해 주세요.',
  category_of_others: '{team} 팀장은 {own}만 고칠 수 있어요.',
  part_of_others: '{team} 팀장은 {team}의 콜, 준비물과 확인할 것만 고칠 수 있어요.',
  heir_not_manager: '관리자인 참여자에게만 넘길 수 있어요.',
  second_factor_required: '내 계정에서 2단계 인증을 먼저 켜 주세요.',
  archived: '보관한 작품은 볼 수만 있어요. 고치려면 먼저 보관을 풀어 주세요.',
  not_archived: '보관한 작품이 아니에요.',
  comment_answered: '답글이 달린 댓글은 지울 수 없어요. 고쳐 쓸 수는 있어요.',
  comment_of_other: '내가 쓴 댓글만 고치거나 지울 수 있어요.',
  attachment_of_other: '내가 붙인 것만 이름을 바꾸거나 뗄 수 있어요.',
  consent_missing: '본인 동의를 받은 사람만 더할 수 있어요.',
  guardian_missing: '만 14세 미만은 보호자 이름도 적어야 해요.',
  birth_date_ahead: '생년월일이 오늘보다 늦어요.',
  element_name_taken: '같은 이름의 품목이 이미 있어요. 하나로 만들려면 합쳐 주세요: {name}',
  character_taken: '다른 인물이 이미 쓰고 있어요: {label}',
  team_not_empty: '팀에 사람이 있어요. 먼저 다른 팀으로 옮겨 주세요.',
};

/** A refusal as a person reads it, in Korean. A place without its detail reads `항목`. */
export const refusalMessage = (refusal: Refusal): string =>
  MESSAGES[refusal.code].replace(/\{(\w+)\}/g, (_, key: string) => String(refusal.details?.[key] ?? '항목'));
