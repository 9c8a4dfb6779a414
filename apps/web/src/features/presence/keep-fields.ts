import type { Id } from '@ddak/domain';
import { type FieldPlace, fieldKey, heldDayPlace, heldPlace, type ServerMessage } from '@ddak/protocol';
import type { LiveSocket } from '../../platform/live/live-socket.ts';
import type { Held } from '../../platform/presence/tell-held.ts';
import type { Clock } from '../../sync/ports.ts';

/** Who is in which field, as this tab was told. */
export type PeopleInFields = ReadonlyMap<Id, FieldPlace>;

export interface FieldKeeper {
  /** What is written in now; null: nothing. */
  enter(at: FieldPlace | null): void;
  /** PR9, PR11: what hangs at the pointer, which counts more than a field; null: nothing. */
  hold(held: Held | null): void;
  /** Says it once more: the person may have counted as gone. */
  again(): void;
  end(): void;
}

/** Who only goes through a field is not in it. */
const REST_MS = 200;
/** A hand that goes from day to day is told so often at most. */
const HELD_MS = 200;

/**
 * PR6, PR7, PR9, PR11: says which field is written in here or what hangs at the pointer, and hears it of the others; without a
 * line of nobody.
 */
export function keepFields(given: {
  readonly socket: Pick<LiveSocket, 'keepUp'>;
  readonly clock: Clock;
  readonly projectId: Id;
  readonly heard: (people: PeopleInFields) => void;
}): FieldKeeper {
  const { clock, projectId } = given;
  let field: FieldPlace | null = null;
  let held: FieldPlace | null = null;
  let said: FieldPlace | null = null;
  let cancel: () => void = () => {};
  /** While it is there, a hand has been told a moment ago. */
  let cancelHeld: (() => void) | null = null;
  const now = () => held ?? field;
  let people: PeopleInFields = new Map();
  const know = (next: PeopleInFields) => {
    people = next;
    given.heard(people);
  };
  const talk = given.socket.keepUp({
    say() {
      if (now() === null && said === null) return null;
      said = now();
      return { kind: 'inField', projectId, at: said };
    },
    hear(message) {
      const next = peopleAfter(people, message, projectId);
      if (next) know(next);
    },
    lost() {
      said = null;
      if (people.size > 0) know(new Map());
    },
  });
  const sayIfNew = () => keyOf(now()) !== keyOf(said) && talk.again();
  const sayHeld = () => {
    if (cancelHeld || keyOf(now()) === keyOf(said)) return;
    talk.again();
    cancelHeld = clock.after(HELD_MS, () => {
      cancelHeld = null;
      sayHeld();
    });
  };
  return {
    enter(next) {
      if (keyOf(field) === keyOf(next)) return;
      field = next;
      cancel();
      cancel = clock.after(REST_MS, sayIfNew);
    },
    hold(next) {
      held = next && ('date' in next ? heldDayPlace(next) : heldPlace(next));
      sayHeld();
    },
    again: talk.again,
    end() {
      cancel();
      cancelHeld?.();
      field = null;
      held = null;
      talk.again();
      talk.end();
    },
  };
}

const keyOf = (at: FieldPlace | null): string => (at ? fieldKey(at) : '');

function peopleAfter(people: PeopleInFields, message: ServerMessage, projectId: Id): PeopleInFields | null {
  if (message.kind !== 'inFields' || message.projectId !== projectId) return null;
  const next = new Map(people);
  for (const { userId, at } of message.people)
    if (at) next.set(userId, at);
    else next.delete(userId);
  return next;
}
