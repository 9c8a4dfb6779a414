-- AC27: who is locked out of a project by its demand for a second factor shares none of its people's pictures (PI3).
ALTER POLICY "shown" ON "avatar" USING (
  exists (
    select from public.project_member m join public.project p on p.id = m.project_id
    where m.user_id = avatar.user_id and (
      not p.needs_second_factor
      or exists (select from public.totp t where t.user_id = (select public.ddak_account()))
      or exists (select from public.passkey k where k.user_id = (select public.ddak_account()))
    )
  )
);
