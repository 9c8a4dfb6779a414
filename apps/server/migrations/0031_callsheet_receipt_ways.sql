ALTER TABLE "callsheet_receipt" DROP CONSTRAINT "callsheet_receipt_person";--> statement-breakpoint
ALTER TABLE "callsheet_receipt" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "callsheet_receipt" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "callsheet_receipt" ADD COLUMN "way" text;--> statement-breakpoint
-- Until now people with an account alone have said so, in the app.
UPDATE "callsheet_receipt" SET "recipient" = 'member:' || "user_id", "way" = 'app';--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;--> statement-breakpoint
ALTER TABLE "callsheet_receipt" ALTER COLUMN "recipient" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "callsheet_receipt" ALTER COLUMN "way" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "callsheet_receipt" ADD CONSTRAINT "callsheet_receipt_recipient" UNIQUE("version","recipient") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "callsheet_receipt" ADD CONSTRAINT "callsheet_receipt_way" CHECK ("callsheet_receipt"."way" in ('app', 'link', 'room'));
