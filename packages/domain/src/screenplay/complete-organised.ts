import type { OrganisedLine, OrganisedScene, OrganisedScreenplay } from './organised.ts';
import { KOREAN_MINUTES_PER_PAGE, screenMinutesOf } from './scene-facts.ts';

type NewInLines = 'confidence';
type NewInScenes = 'filePages' | 'screenMinutes' | 'flags' | 'items';
type Kept<T, New extends keyof T> = Omit<T, New> & Partial<Pick<T, New>>;

/** A text as it was kept, perhaps before lines had a confidence and scenes had minutes, flags and items. */
export type KeptScreenplay = Omit<OrganisedScreenplay, 'lines' | 'scenes'> & {
  readonly lines: readonly Kept<OrganisedLine, NewInLines>[];
  readonly scenes: readonly Kept<OrganisedScene, NewInScenes>[];
};

/**
 * A kept text in today's shape. An older reading has nothing to say about what it did not look for: no flags, no
 * items, no length of the file's own, and lines as sure as they were taken for when it was accepted.
 */
export function completeOrganised(kept: KeptScreenplay): OrganisedScreenplay {
  return {
    ...kept,
    lines: kept.lines.map((line) => ({ ...line, confidence: line.confidence ?? 1 })),
    scenes: kept.scenes.map((scene) => ({
      ...scene,
      filePages: scene.filePages ?? null,
      screenMinutes: scene.screenMinutes ?? screenMinutesOf(scene.pages, KOREAN_MINUTES_PER_PAGE),
      flags: scene.flags ?? [],
      items: scene.items ?? [],
    })),
  };
}
