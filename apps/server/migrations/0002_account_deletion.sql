ALTER TABLE "session" ADD COLUMN "confirmed_until" bigint;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "deleted_at" bigint;