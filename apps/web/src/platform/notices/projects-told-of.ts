import type { Notice } from '@ddak/protocol';

/** A project that I am told something of. */
export interface ProjectToldOf {
  readonly projectId: string;
  readonly title: string;
  /** How many of its notices I have not read. */
  readonly unread: number;
}

/** Whose notices these are: with the newest first, each once. The product's own are of no project. */
export function projectsToldOf(notices: readonly Notice[]): readonly ProjectToldOf[] {
  const found = new Map<string, ProjectToldOf>();
  for (const { projectId, projectTitle: title, readAt } of notices) {
    if (projectId === null || title === null) continue;
    const unread = (found.get(projectId)?.unread ?? 0) + (readAt === null ? 1 : 0);
    found.set(projectId, { projectId, title, unread });
  }
  return [...found.values()];
}
