import type { Id } from '@ddak/domain';
import { Dexie, type EntityTable } from 'dexie';
import type { ListedProject } from './project-api.ts';

/** The list of a person's projects as the server last gave it; `at` in milliseconds since 1970. */
export interface KeptProjectList {
  readonly userId: Id;
  readonly at: number;
  readonly projects: readonly ListedProject[];
}

class ListDatabase extends Dexie {
  readonly lists!: EntityTable<KeptProjectList, 'userId'>;
  constructor() {
    super('ddak-project-list');
    this.version(1).stores({ lists: 'userId' });
  }
}

let database: ListDatabase | undefined;
const lists = (): ListDatabase['lists'] => {
  database ??= new ListDatabase();
  return database.lists;
};

/** Keeps the list on this device: without a line it is the way to the projects that lie here. */
export async function keepProjectList(list: KeptProjectList): Promise<void> {
  await lists().put(list);
}

/** What this person's list was; undefined where it was never seen on this device. */
export const readKeptProjectList = (userId: Id): Promise<KeptProjectList | undefined> => lists().get(userId);

/** Takes the list off this device: its person has signed out. */
export const eraseKeptProjectList = (userId: Id): Promise<void> => lists().delete(userId);
