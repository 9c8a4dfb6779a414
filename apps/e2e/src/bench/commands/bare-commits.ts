import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Id } from '@ddak/domain';
import { Client, escapeLiteral } from 'pg';
import type { BoardOnServer } from '../../harness/board-on-server.ts';
import { newId } from '../../harness/program.ts';

/** What a move writes, and where: the reference does no more than to commit the same rows. */
interface Written {
  readonly changes: string;
  readonly result: string;
  readonly userId: string;
}

/** Connections of the role that owns the tables, each for one writer; no wall stands in their way. */
export class BareCommits {
  readonly #clients: readonly Client[];
  readonly #seqs = new Map<Id, number>();
  readonly #written: Written;

  private constructor(clients: readonly Client[], written: Written) {
    this.#clients = clients;
    this.#written = written;
  }

  /** `like`: a project in which a row was moved before. */
  static async open(dataDir: string, like: Id, connections: number): Promise<BareCommits> {
    const { ownerUrl: url } = JSON.parse(readFileSync(join(dataDir, 'server.json'), 'utf8')) as {
      ownerUrl: string;
    };
    const clients = Array.from({ length: connections }, () => new Client({ connectionString: url }));
    for (const client of clients) await client.connect();
    const { rows } = await clients[0]!.query<Written>(
      `select l.changes::text, o.result::text, o.user_id as "userId"
       from change_log l join command_outcome o on o.project_id = l.project_id and o.command_id = l.command_id
       where l.project_id = $1 and l.name = 'moveRows' limit 1`,
      [like],
    );
    if (!rows[0]) throw new Error('no row was moved there');
    return new BareCommits(clients, rows[0]);
  }

  /** Commits moves of the board's rows one after another by that connection: one message each. The times in ms. */
  async commit(connection: number, board: BoardOnServer, count: number): Promise<number[]> {
    const client = this.#clients[connection]!;
    const times: number[] = [];
    for (let i = 0; i < count; i++) {
      const message = this.#message(board, board.rows[(connection * 5 + i * 7) % board.rows.length]!, i);
      const from = performance.now();
      await client.query(message);
      times.push(performance.now() - from);
    }
    return times;
  }

  #message({ projectId, days }: BoardOnServer, rowId: Id, i: number): string {
    const { changes, result, userId } = this.#written;
    const seq = (this.#seqs.get(projectId) ?? 1_000_000) + 1;
    this.#seqs.set(projectId, seq);
    const [project, command, user] = [projectId, newId(), userId].map(escapeLiteral);
    return `begin;
      select seq from project_head where project_id = ${project} for no key update;
      update timetable_row set timetable_id = ${escapeLiteral(days[(i * 3 + 1) % days.length]!)},
        order_key = ${escapeLiteral(`b${seq}`)} where id = ${escapeLiteral(rowId)};
      insert into change_log (project_id, seq, command_id, name, version, actor_id, actor_name, at, changes)
        values (${project}, ${seq}, ${command}, 'moveRows', 1, ${user}, '조감독', 1, ${escapeLiteral(changes)});
      update project_head set seq = ${seq} where project_id = ${project};
      insert into command_outcome (project_id, user_id, command_id, result, at)
        values (${project}, ${user}, ${command}, ${escapeLiteral(result)}, 1);
      commit`;
  }

  async close(): Promise<void> {
    for (const client of this.#clients) await client.end();
  }
}
