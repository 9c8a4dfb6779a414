CREATE TABLE "avatar" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"picture_id" uuid NOT NULL,
	"png" "bytea" NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "avatar_size" CHECK (octet_length("avatar"."png") between 1 and 300000)
);
--> statement-breakpoint
ALTER TABLE "avatar" ADD CONSTRAINT "avatar_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE UNIQUE INDEX "avatar_picture_key" ON "avatar" USING btree ("picture_id");--> statement-breakpoint
SELECT "ddak_wall_by_account"('avatar');--> statement-breakpoint
-- PI3: seen, not changed, by who shares a project with its owner: the wall of project_member shows no others.
CREATE POLICY "shown" ON "avatar" FOR SELECT USING (
  exists (select from public.project_member m where m.user_id = avatar.user_id)
);
