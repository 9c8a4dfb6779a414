import type { CrewRequestForm } from '@ddak/protocol';

/** What a person may say with their request; every field can stay empty. */
export interface RequestFields {
  readonly message: string;
  /** '' for no team in particular. */
  readonly teamId: string;
  readonly roleTitle: string;
  readonly phone: string;
}

export const NO_REQUEST: RequestFields = { message: '', teamId: '', roleTitle: '', phone: '' };

/** The request as it travels. */
export const requestForm = (inviteCode: string, fields: RequestFields): CrewRequestForm => ({
  inviteCode,
  userRequest: { ...fields, teamId: fields.teamId === '' ? null : fields.teamId },
});
