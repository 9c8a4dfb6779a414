-- In place of ddak_commit_commands, which a server of the release before may still call. A call is not planned as a query
-- is, and answers no row. DK001, and nothing has happened, where the project does not stand at `p_seq`, where one of the
-- accounts takes no part in it or is closed, or where a command was answered before. Rows are then written in the name
-- of the last account.
CREATE PROCEDURE "ddak_carry_out_commands"(
  p_project uuid, p_seq bigint, p_users uuid[], p_entries jsonb, p_outcomes jsonb
) LANGUAGE plpgsql AS $$
declare
  v_told text;
  v_count bigint;
begin
  -- Looks as the system, as ddak_projects_of does. Before the lock: who takes part changes with `seq` alone. The accounts
  -- go by a subquery, for a list of unknown length is not planned anew for the values at hand.
  v_told := set_config('ddak.account', 'system', true);
  v_told := set_config('ddak.project', p_project::text, true);
  update public.project_head h set seq = p_seq + jsonb_array_length(p_entries)
    where h.project_id = p_project and h.seq = p_seq and cardinality(p_users) = (
      select count(*) from public.project_member m join public."user" u on u.id = m.user_id
      where m.project_id = p_project and m.user_id = any (array(select unnest(p_users))) and u.deleted_at is null);
  v_told := set_config('ddak.account', p_users[cardinality(p_users)]::text, true);
  if not found then
    raise exception using errcode = 'DK001', message = 'the project stands elsewhere, or is not shown';
  end if;
  with logged as (
    insert into public.change_log (project_id, seq, command_id, name, version, actor_id, actor_name, at, changes)
      select p_project, e."seq", e."commandId", e."name", e."version", e."actorId", e."actorName", e."at", e."changes"
      from jsonb_to_recordset(p_entries) as e("seq" bigint, "commandId" uuid, "name" text, "version" int, "actorId" uuid,
        "actorName" text, "at" bigint, "changes" jsonb)
  )
  insert into public.command_outcome (project_id, user_id, command_id, result, at)
    select p_project, o."userId", o."commandId", o."result", o."at"
    from jsonb_to_recordset(p_outcomes) as o("userId" uuid, "commandId" uuid, "result" jsonb, "at" bigint)
    on conflict do nothing;
  get diagnostics v_count = row_count;
  if v_count <> jsonb_array_length(p_outcomes) then
    raise exception using errcode = 'DK001', message = 'answered before';
  end if;
end
$$;--> statement-breakpoint
DROP FUNCTION "ddak_write_commands";--> statement-breakpoint
-- As an expression it becomes part of the policies' own plans; as a function of plpgsql it was called by each statement.
CREATE OR REPLACE FUNCTION "ddak_is_system"() RETURNS boolean LANGUAGE sql STABLE AS $$
  select coalesce(current_setting('ddak.account', true) = 'system', false)
$$;
