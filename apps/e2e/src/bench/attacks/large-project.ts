import type { Id } from '@ddak/domain';
import { boardOnServer } from '../../harness/board-on-server.ts';
import { inDatabase } from '../../harness/crowd-on-server.ts';
import type { Program } from '../../harness/program.ts';
import type { RealServer } from '../../harness/real-server.ts';

/** A project whose snapshot is about that many MB: one row again and again, put into the tables while nobody looks. */
export async function largeProject(server: RealServer, owner: Program, megabytes: number): Promise<Id> {
  const { projectId, rows } = await boardOnServer(owner, { days: 1, rows: 1 });
  await inDatabase(server, (client) =>
    client.query(
      `insert into timetable_row
     select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'note', repeat('밤', 270)))).*
     from timetable_row one, generate_series(1, $2) where one.id = $1`,
      [rows[0], megabytes * 860],
    ),
  );
  return projectId;
}
