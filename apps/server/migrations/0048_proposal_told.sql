ALTER TABLE "notice" DROP CONSTRAINT "notice_kind";--> statement-breakpoint
ALTER TABLE "board" ADD COLUMN "last_proposal" jsonb;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_kind" CHECK ("notice"."kind" in ('call', 'late', 'mention', 'reply', 'plan', 'script', 'proposal', 'request', 'answer', 'rights', 'news'));