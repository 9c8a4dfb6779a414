ALTER TABLE "file" DROP CONSTRAINT "file_kind";--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "callsheet_form" uuid;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "callsheet_form_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_form_of_project_fk" FOREIGN KEY ("id","callsheet_form") REFERENCES "public"."file"("project_id","id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_kind" CHECK ("file"."kind" in ('script', 'logo', 'form'));