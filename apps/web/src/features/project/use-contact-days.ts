import { useProjectId } from '../../sync/hooks.ts';
import { useMyProjects } from './use-my-projects.ts';

/** How many days after archiving the open project keeps phones and e-mails; undefined where nobody has said so yet. */
export function useContactDays(): number | undefined {
  const projectId = useProjectId();
  return useMyProjects().projects?.find(({ _id }) => _id === projectId)?.contactDays;
}
