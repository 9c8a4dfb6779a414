-- What a transaction of the write path asks and leaves (docs/decisions/0023-commands-share-a-transaction.md). In functions:
-- their statements are planned once a connection, behind the policies. VOLATILE, as they are by default: each statement
-- inside sees what was committed while the one before waited for the lock.
--
-- Opens the project for that account (ddak_open_project) and tells where it stands, what these commands of theirs were
-- answered before, whether their account is closed, and the log after `p_known`. One row; `seq` null: nothing is shown.
CREATE FUNCTION "ddak_open_commands"(
  p_account text, p_project uuid, p_how text, p_user uuid, p_commands uuid[], p_known bigint,
  OUT seq bigint, OUT outcomes jsonb, OUT is_closed boolean, OUT missed jsonb
) LANGUAGE plpgsql AS $$
begin
  seq := public.ddak_open_project(p_account, p_project, p_how);
  if seq is null then
    return;
  end if;
  outcomes := (select jsonb_object_agg(o.command_id, o.result) from public.command_outcome o
    where o.project_id = p_project and o.user_id = p_user and o.command_id = any (p_commands));
  is_closed := exists (select from public."user" u where u.id = p_user and u.deleted_at is not null);
  if p_known < seq then
    missed := (select jsonb_agg(jsonb_build_object('seq', l.seq, 'commandId', l.command_id, 'name', l.name,
        'version', l.version, 'actorId', l.actor_id, 'actorName', l.actor_name, 'at', l.at, 'changes', l.changes)
        order by l.seq)
      from public.change_log l where l.project_id = p_project and l.seq > p_known);
  end if;
end
$$;--> statement-breakpoint
-- Writes entries of the log and outcomes of commands into the opened project, and moves its head to the last of them.
CREATE FUNCTION "ddak_record_commands"(p_project uuid, p_entries jsonb, p_outcomes jsonb) RETURNS void LANGUAGE plpgsql AS $$
begin
  insert into public.change_log (project_id, seq, command_id, name, version, actor_id, actor_name, at, changes)
    select p_project, e."seq", e."commandId", e."name", e."version", e."actorId", e."actorName", e."at", e."changes"
    from jsonb_to_recordset(p_entries) as e("seq" bigint, "commandId" uuid, "name" text, "version" int, "actorId" uuid,
      "actorName" text, "at" bigint, "changes" jsonb);
  if found then
    update public.project_head h set seq = (p_entries->-1->>'seq')::bigint where h.project_id = p_project;
  end if;
  insert into public.command_outcome (project_id, user_id, command_id, result, at)
    select p_project, o."userId", o."commandId", o."result", o."at"
    from jsonb_to_recordset(p_outcomes) as o("userId" uuid, "commandId" uuid, "result" jsonb, "at" bigint);
end
$$;
