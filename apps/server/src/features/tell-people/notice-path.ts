import type { Id } from '@ddak/domain';

/** The path of the app for what stands below a project's address. */
export const noticePath = (projectId: Id, path: string): string =>
  `/projects/${projectId}${path === '' || path.startsWith('?') ? '' : '/'}${path}`;
