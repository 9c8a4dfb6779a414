import { type KnownAnswer, useKeptAnswer } from '../../platform/kept/use-kept-answer.ts';
import { type ListedProject, useProjectsQuery } from './project-api.ts';

/** My projects: from the server, or as this device last saw them, until the server can be asked again. */
export function useMyProjects(): Omit<KnownAnswer<never>, 'value'> & {
  readonly projects: readonly ListedProject[] | undefined;
} {
  const { value: projects, ...known } = useKeptAnswer('projects', useProjectsQuery());
  return { projects, ...known };
}
