ALTER TABLE "notice" DROP CONSTRAINT "notice_kind";--> statement-breakpoint
ALTER TABLE "notice" ALTER COLUMN "project_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ALTER COLUMN "section" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "patch_note" ADD COLUMN "told_at" bigint;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_of_project" CHECK (("notice"."project_id" is null) = ("notice"."section" is null));--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_kind" CHECK ("notice"."kind" in ('call', 'late', 'mention', 'reply', 'plan', 'script', 'request', 'answer', 'rights', 'news'));--> statement-breakpoint
-- NT13: what was published before is no news.
UPDATE "patch_note" SET "told_at" = "published_at";
