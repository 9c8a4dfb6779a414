/** A refusal is a value, never an exception: a code for programs, and details that a message can be made of. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly details?: Readonly<Record<string, string | number>>;
}

/** Every reason for which a command can be refused. Korean messages stand in `refusal-messages.ts`. */
export const REFUSAL_CODES = [
  'not_found',
  'forbidden',
  'already_exists',
  'invalid',
  'locked',
  'last_owner',
  'single_episode',
  'day_date_taken',
  'too_few_days',
  'day_not_empty',
  'board_current',
  'callsheet_published',
  'callsheet_empty',
  'callsheet_changed',
  'callsheet_same',
  'version_followed',
  'version_too_old',
  'version_withdrawn',
  'phase_only',
  'scene_is_split',
  'join_needs_one_day',
  'not_in_review',
  'nothing_to_accept',
  'scenes_disagree',
  'scene_number_taken',
  'not_undoable',
  'nothing_left_to_undo',
  'restored_part_held',
  'unknown_command',
  'too_many',
  'consent_missing',
  'team_not_empty',
  'element_name_taken',
  'request_answered',
  'request_changed',
  'role_too_high',
  'holds_more',
  'heir_not_manager',
  'second_factor_required',
  'archived',
  'not_archived',
  'comment_answered',
  'comment_of_other',
  'attachment_of_other',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];
