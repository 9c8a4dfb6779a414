import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Id } from '@ddak/domain';
import { type CommandResult, type SentCommand, UNDO } from '@ddak/protocol';
import type { SeededRandom } from '@ddak/testkit';
import { newId } from '../../new-id.ts';
import { command, type TestPerson } from '../test-person.ts';

/** A command, and what was answered; undefined while no answer has come through. */
export interface Sending {
  readonly sender: Id;
  readonly sent: SentCommand;
  answer: CommandResult | undefined;
}

const REST_MS = 30;

/** Somebody who edits without a break, and remembers every command with what was said of it. */
export class Writer {
  person: TestPerson;
  readonly sendings: Sending[] = [];
  readonly faults: string[] = [];
  readonly #random: SeededRandom;
  /** Shared by those who write on the same project. */
  readonly #characters: { _id: Id; name: string }[];
  readonly #project: { readonly projectId: Id; readonly episodeId: Id };

  constructor(
    person: TestPerson,
    project: { readonly projectId: Id; readonly episodeId: Id },
    characters: { _id: Id; name: string }[],
    random: SeededRandom,
  ) {
    this.person = person;
    this.#project = project;
    this.#characters = characters;
    this.#random = random;
  }

  /** Edits until it is over; `onAnswer` hears of every answer. */
  async write(isOver: () => boolean, onAnswer: () => void): Promise<void> {
    while (!isOver()) {
      const batch = Array.from({ length: this.#random.int(1, 3) }, () => this.#next());
      // Now and then as an impatient client: the same twice at once.
      const copies = this.#random.chance(0.1) ? 2 : 1;
      const heard = await Promise.all(Array.from({ length: copies }, () => this.deliver(batch)));
      if (heard.includes(true)) onAnswer();
      else if (!isOver()) await pause(REST_MS);
    }
  }

  /** Sends commands, again or for the first time; whether they were answered. */
  async deliver(batch: readonly Sending[]): Promise<boolean> {
    const commands = batch.map(({ sent }) => sent);
    const path = `/projects/${this.#project.projectId}/commands`;
    const answer = await this.person
      .call<{ data?: { results: CommandResult[] } }>('POST', path, { commands })
      .catch(() => undefined);
    if (!answer || answer.status === 503) return false;
    if (answer.status !== 200) this.faults.push(`a batch was answered ${answer.status}`);
    for (const result of answer.body.data?.results ?? []) {
      const sending = batch.find(({ sent }) => sent._id === result._id)!;
      const before = sending.answer;
      if (before && !isDeepStrictEqual(before, result))
        this.faults.push(
          `${sending.sent.name} ${result._id} was answered ${JSON.stringify(before)}, then ${JSON.stringify(result)}`,
        );
      sending.answer ??= result;
    }
    return true;
  }

  #next(): Sending {
    const sending = { sender: this.person.user._id, sent: this.#invent(), answer: undefined };
    this.sendings.push(sending);
    return sending;
  }

  /** What is right, what is refused, and what comes to nothing. */
  #invent(): SentCommand {
    const random = this.#random;
    const known = this.#characters.length > 0 ? random.one(this.#characters) : undefined;
    const kind = random.fraction();
    if (kind < 0.1)
      return command('addScene', {
        ...{ sceneId: newId(), episodeId: this.#project.episodeId, setName: '골목' },
        ...{ sceneNo: random.int(1, 60), subSceneNo: '' },
      });
    if (!known || kind < 0.4) return this.#addCharacter(newId().slice(-12));
    if (kind < 0.5) return this.#addCharacter(known.name);
    if (kind < 0.7) {
      const name = random.chance(0.3) ? known.name : newId().slice(-12);
      return command('editCharacter', { characterId: known._id, patch: { name } });
    }
    if (kind < 0.8) return command('removeCharacter', { characterId: known._id });
    return command(UNDO, {
      commandId: random.one([...this.sendings.slice(-20).map(({ sent }) => sent._id), newId()]),
    });
  }

  #addCharacter(name: string): SentCommand {
    const characterId = newId();
    this.#characters.push({ _id: characterId, name });
    return command('addCharacter', { characterId, name });
  }
}
