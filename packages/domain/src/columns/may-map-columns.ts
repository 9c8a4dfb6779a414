import { can } from '../access/can.ts';
import type { Section } from '../access/section.ts';
import type { ListedKind } from './column-mapping.ts';

/** What is changed by taking such a table over. */
const WRITTEN: Readonly<Record<ListedKind, readonly Section[]>> = {
  scenes: ['screenplay', 'breakdown'],
  crew: ['crew'],
  days: ['timetable'],
};

/** TI20: who may take such tables over says what their columns are. */
export const mayMapColumns = (member: Parameters<typeof can>[0], kind: ListedKind): boolean =>
  WRITTEN[kind].every((section) => can(member, 'write', section));
