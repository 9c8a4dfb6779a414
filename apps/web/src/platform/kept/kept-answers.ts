import type { Id } from '@ddak/domain';
import { Dexie, type EntityTable } from 'dexie';

/** What a person finds on their device without a line although it is of no one project. */
export type KeptName = 'projects' | 'schedule';

/** What the server last answered somebody under this name; `at` in milliseconds since 1970. */
export interface KeptAnswer<Value> {
  readonly userId: Id;
  readonly name: KeptName;
  readonly at: number;
  readonly value: Value;
}

class AnswerDatabase extends Dexie {
  readonly answers!: EntityTable<KeptAnswer<unknown>>;
  constructor() {
    // Called by the one thing that it held at first; the list of that time is asked for anew.
    super('ddak-project-list');
    this.version(2).stores({ lists: null, answers: '[userId+name], userId' });
  }
}

let database: AnswerDatabase | undefined;
const answers = (): AnswerDatabase['answers'] => {
  database ??= new AnswerDatabase();
  return database.answers;
};

/** Keeps an answer on this device, in place of the one before it. */
export async function keepAnswer(answer: KeptAnswer<unknown>): Promise<void> {
  await answers().put(answer);
}

/** What this person was answered last; undefined where that was never on this device. */
export async function readKeptAnswer<Value>(
  userId: Id,
  name: KeptName,
): Promise<KeptAnswer<Value> | undefined> {
  return (await answers().get({ userId, name })) as KeptAnswer<Value> | undefined;
}

/** Takes a person's answers off this device: they have signed out. */
export async function eraseKeptAnswers(userId: Id): Promise<void> {
  await answers().where({ userId }).delete();
}
