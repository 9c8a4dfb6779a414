import { projectChannel, type ShownInvitation, type User } from '@ddak/protocol';
import { TEXTS } from '../../platform/fixed-texts.ts';

/** What is said after coming in by an invitation: SPEC.md's words, or that there was nothing to ask for. */
export const saidAfterInvite = (user: User, { projectId }: ShownInvitation): string =>
  user.pbChannels.includes(projectChannel(projectId)) ? '이미 참여하고 있는 작품이에요.' : TEXTS.requestSent;
