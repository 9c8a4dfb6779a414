CREATE TABLE "mail_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "mail_token_kind" CHECK ("mail_token"."kind" in ('confirmEmail', 'resetPassword'))
);
--> statement-breakpoint
CREATE TABLE "crew_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"user" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"user_request" jsonb NOT NULL,
	"version" integer NOT NULL,
	"version_manager" jsonb,
	"requested_at" bigint NOT NULL,
	CONSTRAINT "crew_request_user_key" UNIQUE("project_id","user") DEFERRABLE INITIALLY DEFERRED,
	CONSTRAINT "crew_request_role" CHECK ("crew_request"."role" in ('owner', 'manager', 'editor', 'lead', 'member', 'guest')),
	CONSTRAINT "crew_request_status" CHECK ("crew_request"."status" in ('pending', 'accepted', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"role" text NOT NULL,
	"max_uses" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"revoked_at" bigint,
	CONSTRAINT "invitation_role" CHECK ("invitation"."role" in ('owner', 'manager', 'editor', 'lead', 'member', 'guest')),
	CONSTRAINT "invitation_uses" CHECK ("invitation"."max_uses" >= 1)
);
--> statement-breakpoint
CREATE TABLE "invitation_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"invitation_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation_use" (
	"invitation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"used_at" bigint NOT NULL,
	CONSTRAINT "invitation_use_invitation_id_user_id_pk" PRIMARY KEY("invitation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "patch_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"published_at" bigint NOT NULL,
	CONSTRAINT "patch_note_version_key" UNIQUE("version") DEFERRABLE INITIALLY DEFERRED
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "confirmed_at" bigint;--> statement-breakpoint
ALTER TABLE "access_key" ADD COLUMN "storage_mb" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_token" ADD CONSTRAINT "mail_token_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "crew_request" ADD CONSTRAINT "crew_request_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "crew_request" ADD CONSTRAINT "crew_request_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_project_id_project_head_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project_head"("project_id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "invitation_code" ADD CONSTRAINT "invitation_code_invitation_id_invitation_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitation"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "invitation_use" ADD CONSTRAINT "invitation_use_invitation_id_invitation_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitation"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "invitation_use" ADD CONSTRAINT "invitation_use_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "mail_token_user_idx" ON "mail_token" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "crew_request_user_idx" ON "crew_request" USING btree ("user");--> statement-breakpoint
CREATE INDEX "invitation_project_idx" ON "invitation" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "invitation_code_invitation_idx" ON "invitation_code" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "patch_note_published_idx" ON "patch_note" USING btree ("published_at");--> statement-breakpoint
ALTER TABLE "access_key" ADD CONSTRAINT "access_key_storage" CHECK ("access_key"."storage_mb" >= 0);