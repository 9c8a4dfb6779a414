ALTER TABLE "crew" ADD COLUMN "consent_at" bigint;--> statement-breakpoint
ALTER TABLE "crew" ADD COLUMN "guardian" text DEFAULT '' NOT NULL;