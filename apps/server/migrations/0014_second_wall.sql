-- AC16 (docs/decisions/0021-row-level-security.md): the database itself shows an account what is of its projects.
-- `ddak.account` says for whom it is asked: an account, `system`, or nobody, who sees nothing. `ddak.project` is the
-- project that this transaction has opened, and is set by ddak_open_project alone.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
CREATE FUNCTION "ddak_account"() RETURNS uuid LANGUAGE sql STABLE AS $$
  select nullif(nullif(current_setting('ddak.account', true), ''), 'system')::uuid
$$;--> statement-breakpoint
-- plpgsql: a policy is planned with each statement, and what is inlined costs more than what is called.
CREATE FUNCTION "ddak_is_system"() RETURNS boolean LANGUAGE plpgsql STABLE AS $$
begin
  return coalesce(current_setting('ddak.account', true) = 'system', false);
end
$$;--> statement-breakpoint
-- Looks as the system: it stands behind the policy of the table that it reads, which would ask it again. (A `SET` of the
-- function itself would need a superuser.)
CREATE FUNCTION "ddak_projects_of"(p_account uuid) RETURNS uuid[] LANGUAGE plpgsql STABLE AS $$
declare
  v_before text := coalesce(current_setting('ddak.account', true), '');
  v_projects uuid[];
begin
  perform set_config('ddak.account', 'system', true);
  v_projects := array(select m.project_id from public.project_member m where m.user_id = p_account);
  perform set_config('ddak.account', v_before, true);
  return v_projects;
end
$$;--> statement-breakpoint
-- What is shown: the project that the transaction has opened, or else all those in which the account takes part.
CREATE FUNCTION "ddak_shown"() RETURNS uuid[] LANGUAGE plpgsql STABLE AS $$
declare
  v_opened text := current_setting('ddak.project', true);
begin
  if v_opened <> '' then
    return array[v_opened::uuid];
  end if;
  return public.ddak_projects_of(public.ddak_account());
end
$$;--> statement-breakpoint
-- Asks for that account for the rest of the transaction, and opens the project for it where its wall shows it: where its
-- log stands, or null where it does not, as for a project that is not there. Called again, it opens for another.
-- `read`; `write` locks it; `make` makes it where it is not there, for which nobody can take part in it yet.
CREATE FUNCTION "ddak_open_project"(p_account text, p_project uuid, p_how text) RETURNS bigint LANGUAGE plpgsql AS $$
declare
  v_made boolean := false;
  v_seq bigint;
begin
  perform set_config('ddak.project', '', true), set_config('ddak.account', p_account, true);
  if p_how = 'make' and p_account <> '' then
    perform set_config('ddak.account', 'system', true);
    insert into public.project_head (project_id, seq) values (p_project, 0) on conflict do nothing;
    v_made := found;
    perform set_config('ddak.account', p_account, true),
      set_config('ddak.project', case when v_made then p_project::text else '' end, true);
  end if;
  if p_how <> 'read' then
    -- NO KEY: what only refers to the project (an upload) does not wait, and is not waited for (FS2).
    perform from public.project_head h where h.project_id = p_project for no key update;
  end if;
  -- Again after the lock: who took part in it before may not any more.
  select h.seq into v_seq from public.project_head h where h.project_id = p_project;
  perform set_config('ddak.project', case when v_seq is null then '' else p_project::text end, true);
  return v_seq;
end
$$;--> statement-breakpoint
-- What a later migration calls for its new tables. FORCE: the wall stands where the application's role owns them, too.
CREATE FUNCTION "ddak_wall"(p_table regclass, p_condition text) RETURNS void LANGUAGE plpgsql AS $$
begin
  execute format('alter table %s enable row level security, force row level security', p_table);
  execute format('create policy wall on %s using ((select public.ddak_is_system()) or %s)', p_table, p_condition);
end
$$;--> statement-breakpoint
CREATE FUNCTION "ddak_wall_by_project"(p_table regclass, p_column name DEFAULT 'project_id') RETURNS void LANGUAGE sql AS $$
  select public.ddak_wall(p_table, format(
    '%I = any ((select public.ddak_shown())::uuid[])', p_column))
$$;--> statement-breakpoint
CREATE FUNCTION "ddak_wall_by_account"(p_table regclass, p_column name DEFAULT 'user_id') RETURNS void LANGUAGE sql AS $$
  select public.ddak_wall(p_table, format('%I = (select public.ddak_account())', p_column))
$$;--> statement-breakpoint
SELECT "ddak_wall_by_project"('project', 'id');--> statement-breakpoint
SELECT "ddak_wall_by_project"(c.oid::regclass)
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attname = 'project_id' AND NOT a.attisdropped;
--> statement-breakpoint
SELECT "ddak_wall"(t, 'exists (select from public.invitation i where i.id = invitation_id)')
  FROM unnest(array['invitation_code', 'invitation_use']::regclass[]) t;--> statement-breakpoint
SELECT "ddak_wall_by_account"(t) FROM unnest(array['session', 'mail_token', 'used_key']::regclass[]) t;--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
