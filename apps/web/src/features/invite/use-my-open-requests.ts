import type { MyCrewRequest } from '@ddak/protocol';
import { useMyCrewRequestsQuery } from './invite-api.ts';

/** What I have asked for: what was accepted is a project by now. */
export function useMyOpenRequests(): readonly MyCrewRequest[] {
  const { data: requests = [] } = useMyCrewRequestsQuery();
  return requests.filter(({ status }) => status !== 'accepted');
}
