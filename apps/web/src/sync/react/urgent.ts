import type { ProjectState } from '@ddak/domain';

/** Whether a state tells a busy hand what cannot wait until it lets go. */
export type Urgency = (state: ProjectState) => boolean;

const urgencies = new Set<Urgency>();

/** From here on a state that is urgent so is drawn at once, also under a hand; until the answer is called. */
export function drawAtOnceWhen(urgency: Urgency): () => void {
  urgencies.add(urgency);
  return () => urgencies.delete(urgency);
}

export const isUrgent = (state: ProjectState): boolean => [...urgencies].some((urgency) => urgency(state));
