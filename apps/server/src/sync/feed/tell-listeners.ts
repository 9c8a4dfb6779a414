import { type Id, memberOf, needsSecondFactor } from '@ddak/domain';
import { type FeedPosition, projectChannel } from '@ddak/protocol';
import type { ProjectStates, ProjectView } from '../project-states.ts';
import type { LogEntry } from '../sync-store.ts';
import { feedMessage, isPersonal, positionAfter, type Reader, rightsOf, saysMoreToItsMaker } from './feed.ts';
import { fewFeedBytes, inEnvelope } from './feed-bytes.ts';
import type { FeedSubscription } from './feed-subscription.ts';
import { frameText } from './frame-text.ts';
import type { SharedBytes } from './shared-bytes.ts';

export interface TellingDeps {
  readonly states: Pick<ProjectStates, 'atHand' | 'isShown'>;
  readonly shared: SharedBytes;
}

/** What all who stand at one place with the same rights are told next, and where they stand then. */
interface Step {
  readonly frame: Buffer;
  readonly next: FeedPosition;
}

/**
 * Tells those who listen to a project how it goes on. Whoever is in step (waits for nothing, and is let in without a
 * look) is handed the same bytes as all others of their rights, at once; whoever is not goes on by themselves.
 */
export function tellListeners(
  deps: TellingDeps,
  projectId: Id,
  seq: number,
  listeners: Iterable<FeedSubscription>,
): void {
  const view = deps.states.atHand(projectId, seq);
  // AC27: who may come in has to be asked.
  const telling = view && !needsSecondFactor(view.state) ? new Telling(deps, projectId, view) : null;
  for (const feed of listeners) if (!telling?.tell(feed)) feed.nudge(seq);
}

class Telling {
  readonly #deps: TellingDeps;
  readonly #projectId: Id;
  readonly #view: ProjectView;
  readonly #entries = new Map<number, readonly LogEntry[] | null>();
  readonly #steps = new Map<string, Step | null>();

  constructor(deps: TellingDeps, projectId: Id, view: ProjectView) {
    this.#deps = deps;
    this.#projectId = projectId;
    this.#view = view;
  }

  /** Whether the listener has been told all that there is. */
  tell(feed: FeedSubscription): boolean {
    const { userId, resting: position } = feed;
    if (position?.seq == null || !this.#deps.states.isShown(this.#view, userId)) return false;
    if (position.seq >= this.#view.seq) return true;
    const member = memberOf(this.#view.state, userId);
    const entries = this.#entriesAfter(position.seq);
    if (!member || !entries) return false;
    const reader = { userId, member };
    if (entries.some((entry) => saysMoreToItsMaker(this.#view.state, reader, entry))) return false;
    const key = `${position.seq} ${position.epoch} ${rightsOf(member)}`;
    let step = this.#steps.get(key);
    if (step === undefined) {
      step = this.#stepFrom(position, reader, entries);
      this.#steps.set(key, step);
    }
    return step !== null && feed.step(step.frame, step.next);
  }

  /** Null: not at hand, or they say who takes part. */
  #entriesAfter(seq: number): readonly LogEntry[] | null {
    const known = this.#entries.get(seq);
    if (known !== undefined) return known;
    const { tail } = this.#view;
    const after = tail[0] && tail[0].seq <= seq + 1 ? tail.filter((entry) => entry.seq > seq) : null;
    const entries = after?.some(saysWhoTakesPart) ? null : after;
    this.#entries.set(seq, entries);
    return entries;
  }

  /** Null: it is not the same for all of these rights, or long. */
  #stepFrom(position: FeedPosition, reader: Reader, entries: readonly LogEntry[]): Step | null {
    if (entries.some((entry) => isPersonal(reader, entry))) return null;
    const message = feedMessage(this.#projectId, reader.userId, this.#view, entries, position);
    const next = positionAfter(message);
    const bytes = next?.seq === this.#view.seq ? fewFeedBytes(this.#deps.shared, message) : null;
    if (!next || !bytes) return null;
    return { frame: frameText(inEnvelope(projectChannel(this.#projectId), bytes)), next };
  }
}

const saysWhoTakesPart = ({ changes }: LogEntry): boolean =>
  changes.some(({ table }) => table === 'projectMember');
