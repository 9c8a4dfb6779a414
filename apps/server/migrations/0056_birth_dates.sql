ALTER TABLE "person_contact" ADD COLUMN "birth_date" date;--> statement-breakpoint
ALTER TABLE "person_contact" ADD COLUMN "guardian_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "person_contact" ADD COLUMN "guardian_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "age_known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "under19_from" date;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "adult_from" date;