import type { ArgsOf, Id, Project, ProjectHome, Role } from '@ddak/domain';
import { type CommandResult, PROTOCOL_VERSION } from '@ddak/protocol';
import { type Answer, api } from '../../platform/api.ts';
import { newId } from '../../platform/new-id.ts';

/** A project as the list of my projects shows it. */
export type ListedProject = Pick<
  Project,
  '_id' | 'title' | 'projectType' | 'colour' | 'startDate' | 'endDate' | 'archivedAt'
> & {
  readonly role: Role;
  /** PD6: how many days after archiving it keeps phones and e-mails; a list kept by an older version does not say. */
  readonly contactDays?: number;
  /** HM1; a list kept by an older version does not say. */
  readonly home?: ProjectHome | null;
  /** SA3; a list kept by an older version does not say. */
  readonly isSample?: boolean;
};

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
    makeSample: build.mutation<{ readonly projectId: Id }, void>({
      query: () => ({ url: '/sample-project', method: 'POST' }),
      transformResponse: ({ data }: Answer<{ readonly projectId: Id }>) => data,
      invalidatesTags: ['Projects', 'Storage'],
    }),
    deleteProject: build.mutation<unknown, { readonly projectId: Id; readonly title: string }>({
      query: ({ projectId, title }) => ({
        url: `/projects/${projectId}/deletion`,
        method: 'POST',
        body: { title },
      }),
      invalidatesTags: (_, error) => (error ? [] : ['Projects', 'Storage']),
    }),
  }),
});

/** The list says of an open project what its feed says, before it is asked for again. */
export const projectListed = ({ _id, ...project }: Project) =>
  projectApi.util.updateQueryData('projects', undefined, (list) =>
    list.map((one) => (one._id === _id ? { ...one, ...pickListed(project) } : one)),
  );

const pickListed = ({ title, colour, startDate, endDate, archivedAt }: Omit<Project, '_id'>) => ({
  ...{ title, colour, startDate, endDate, archivedAt },
});

export const {
  useProjectsQuery,
  useLazyProjectsQuery,
  useCreateProjectMutation,
  useMakeSampleMutation,
  useDeleteProjectMutation,
} = projectApi;
