import { byOrder, type Id, type Scene, type TimetableRow } from '@ddak/domain';
import type { FeedMessage } from '@ddak/protocol';
import type { Program } from './program.ts';

/** The scene numbers of a day as the server has them now, past every screen. */
export async function orderOnServer(program: Program, projectId: Id, timetableId: Id): Promise<string[]> {
  const feed = await program.call<{ messages: FeedMessage[] }>('GET', `/projects/${projectId}/feed`);
  const [message] = feed.messages;
  if (message?.kind !== 'snapshot') throw new Error(`The server said ${message?.kind}.`);
  const scenes = new Map((message.tables.scene as unknown as Scene[]).map((scene) => [scene._id, scene]));
  const rows = message.tables.timetableRow as unknown as TimetableRow[];
  return rows
    .filter((row) => row.timetableId === timetableId)
    .sort(byOrder)
    .map((row) => String(scenes.get(row.sceneData ?? '')?.sceneNo ?? ''));
}
