-- As in 0018, but whoever makes a project holds their account open until it is made: closing one locks the projects it
-- takes part in, and a project that is being made is none of them yet. Closing then waits, and finds it.
CREATE OR REPLACE FUNCTION "ddak_open_commands"(
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
  if p_how = 'make' then
    perform from public."user" u where u.id = p_user for share;
  end if;
  is_closed := exists (select from public."user" u where u.id = p_user and u.deleted_at is not null);
  if p_known < seq then
    missed := (select jsonb_agg(jsonb_build_object('seq', l.seq, 'commandId', l.command_id, 'name', l.name,
        'version', l.version, 'actorId', l.actor_id, 'actorName', l.actor_name, 'at', l.at, 'changes', l.changes)
        order by l.seq)
      from public.change_log l where l.project_id = p_project and l.seq > p_known);
  end if;
end
$$;
