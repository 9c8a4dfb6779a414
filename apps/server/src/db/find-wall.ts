import type { Pool } from './pool.ts';

/** Which wall stands behind the application's checks (AC18). */
export const WALLS = ['two-roles', 'forced', 'none'] as const;
export type Wall = (typeof WALLS)[number];

/** As the database itself says of the role that asks, and of every table whose rows belong to a project. */
const LOOK = `
  select r.rolsuper or r.rolbypassrls or not bool_and(c.relrowsecurity) as passes,
    bool_or(pg_has_role(r.oid, c.relowner, 'member')) as owns,
    bool_and(c.relforcerowsecurity) as forced
  from pg_roles r, pg_class c
  where r.rolname = current_user and c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and (c.relname = 'project' or exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'project_id' and not a.attisdropped))
  group by r.oid, r.rolsuper, r.rolbypassrls`;

export async function findWall(pool: Pool): Promise<Wall> {
  const { rows } = await pool.query<{ passes: boolean; owns: boolean; forced: boolean }>(LOOK);
  const { passes, owns, forced } = rows[0]!;
  if (passes || (owns && !forced)) return 'none';
  return owns ? 'forced' : 'two-roles';
}
