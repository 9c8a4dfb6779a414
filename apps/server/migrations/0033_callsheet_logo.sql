ALTER TABLE "file" ADD COLUMN "kind" text DEFAULT 'script' NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "callsheet_logo" uuid;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_logo_of_project_fk" FOREIGN KEY ("id","callsheet_logo") REFERENCES "public"."file"("project_id","id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_kind" CHECK ("file"."kind" in ('script', 'logo'));