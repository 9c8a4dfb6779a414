import type { ArgsOf, Id, Project, Role } from '@ddak/domain';
import { type CommandResult, PROTOCOL_VERSION } from '@ddak/protocol';
import { type Answer, api } from '../../platform/api.ts';
import { newId } from '../../platform/new-id.ts';

/** A project as the list of my projects shows it. */
export type ListedProject = Pick<
  Project,
  '_id' | 'title' | 'projectType' | 'colour' | 'startDate' | 'endDate' | 'archivedAt'
> & { readonly role: Role };

export type NewProject = Pick<ArgsOf<'createProject'>, 'title' | 'projectType' | 'colour'>;

const projectApi = api.injectEndpoints({
  endpoints: (build) => ({
    projects: build.query<readonly ListedProject[], void>({
      query: () => '/projects',
      transformResponse: ({ data }: Answer<readonly ListedProject[]>) => data,
      providesTags: ['Projects'],
    }),
    /** The command that makes the project which it locks: sent by itself, since there is no feed to follow yet. */
    createProject: build.mutation<CommandResult, { readonly projectId: Id; readonly project: NewProject }>({
      query: ({ projectId, project }) => ({
        url: `/projects/${projectId}/commands`,
        method: 'POST',
        body: {
          commands: [
            {
              _id: newId(),
              name: 'createProject',
              args: { ...project, memberId: newId(), episodeId: newId(), boardId: newId() },
              version: PROTOCOL_VERSION,
            },
          ],
        },
      }),
      transformResponse: ({ data }: Answer<{ results: readonly CommandResult[] }>) => data.results[0]!,
      invalidatesTags: ['Projects'],
    }),
  }),
});

export const { useProjectsQuery, useCreateProjectMutation } = projectApi;
