CREATE TABLE "notice_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"choices" jsonb NOT NULL,
	"quiet" jsonb,
	"digested_at" bigint
);
--> statement-breakpoint
CREATE TABLE "plan_told" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	CONSTRAINT "plan_told_seq" CHECK ("plan_told"."seq" >= 0)
);
--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "kind" text DEFAULT 'call' NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "in_app" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ALTER COLUMN "in_app" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "plan_told" ADD CONSTRAINT "plan_told_project_id_project_head_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project_head"("project_id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_kind" CHECK ("notice"."kind" in ('call', 'late', 'mention', 'reply', 'plan', 'script', 'request', 'answer', 'rights'));--> statement-breakpoint
-- NT9: what was done before is no news.
INSERT INTO "plan_told" ("project_id", "seq") SELECT "project_id", "seq" FROM "project_head";--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;--> statement-breakpoint
SELECT "ddak_wall_by_account"('notice_settings');--> statement-breakpoint
SELECT "ddak_wall_by_project"('plan_told');
