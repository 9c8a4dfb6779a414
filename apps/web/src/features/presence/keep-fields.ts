import type { Id } from '@ddak/domain';
import { type FieldPlace, fieldKey, type ServerMessage } from '@ddak/protocol';
import type { LiveSocket } from '../../platform/live/live-socket.ts';
import type { Clock } from '../../sync/ports.ts';

/** Who is in which field, as this tab was told. */
export type PeopleInFields = ReadonlyMap<Id, FieldPlace>;

export interface FieldKeeper {
  /** What is written in now; null: nothing. */
  enter(at: FieldPlace | null): void;
  /** Says it once more: the person may have counted as gone. */
  again(): void;
  end(): void;
}

/** Who only goes through a field is not in it. */
const REST_MS = 200;

/** PR6, PR7: says which field is written in here, and hears in which the others are; without a line in none. */
export function keepFields(given: {
  readonly socket: Pick<LiveSocket, 'keepUp'>;
  readonly clock: Clock;
  readonly projectId: Id;
  readonly heard: (people: PeopleInFields) => void;
}): FieldKeeper {
  const { clock, projectId } = given;
  let at: FieldPlace | null = null;
  let said: FieldPlace | null = null;
  let cancel: () => void = () => {};
  let people: PeopleInFields = new Map();
  const know = (next: PeopleInFields) => {
    people = next;
    given.heard(people);
  };
  const talk = given.socket.keepUp({
    say() {
      if (at === null && said === null) return null;
      said = at;
      return { kind: 'inField', projectId, at };
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
  return {
    enter(next) {
      if (keyOf(at) === keyOf(next)) return;
      at = next;
      cancel();
      cancel = clock.after(REST_MS, () => keyOf(at) !== keyOf(said) && talk.again());
    },
    again: talk.again,
    end() {
      cancel();
      at = null;
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
