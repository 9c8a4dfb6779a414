-- One message for commands that were judged on what the server knows (docs/decisions/0024-judged-before-it-is-asked.md):
-- locks the project and makes sure of all that was taken to be so, then writes as ddak_record_commands does. DK001, and
-- nothing has happened, where the project does not stand at `p_seq`, where one of the accounts is not shown it or is
-- closed, or where one of the commands was answered before. Rows are then written in the name of the last account.
CREATE FUNCTION "ddak_write_commands"(
  p_project uuid, p_seq bigint, p_users uuid[], p_commands uuid[], p_entries jsonb, p_outcomes jsonb
) RETURNS void LANGUAGE plpgsql AS $$
declare
  v_user uuid;
begin
  perform set_config('ddak.project', '', true), set_config('ddak.account', p_users[1]::text, true);
  -- Locks, looks and moves in one. Who takes part is as before the lock: it changes with `seq` alone.
  update public.project_head h set seq = p_seq + jsonb_array_length(p_entries)
    where h.project_id = p_project and h.seq = p_seq;
  if not found then
    raise exception using errcode = 'DK001', message = 'the project stands elsewhere, or is not shown';
  end if;
  foreach v_user in array p_users[2:] loop
    perform set_config('ddak.account', v_user::text, true);
    perform from public.project_head h where h.project_id = p_project;
    if not found then
      raise exception using errcode = 'DK001', message = 'the project is not shown';
    end if;
  end loop;
  perform set_config('ddak.project', p_project::text, true);
  if exists (select from public.command_outcome o
      where o.project_id = p_project and o.user_id = any (p_users) and o.command_id = any (p_commands))
    or exists (select from public."user" u where u.id = any (p_users) and u.deleted_at is not null) then
    raise exception using errcode = 'DK001', message = 'answered before, or by a closed account';
  end if;
  insert into public.change_log (project_id, seq, command_id, name, version, actor_id, actor_name, at, changes)
    select p_project, e."seq", e."commandId", e."name", e."version", e."actorId", e."actorName", e."at", e."changes"
    from jsonb_to_recordset(p_entries) as e("seq" bigint, "commandId" uuid, "name" text, "version" int, "actorId" uuid,
      "actorName" text, "at" bigint, "changes" jsonb);
  insert into public.command_outcome (project_id, user_id, command_id, result, at)
    select p_project, o."userId", o."commandId", o."result", o."at"
    from jsonb_to_recordset(p_outcomes) as o("userId" uuid, "commandId" uuid, "result" jsonb, "at" bigint);
end
$$;
