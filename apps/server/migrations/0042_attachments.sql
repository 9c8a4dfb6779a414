CREATE TABLE "attachment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"name" text NOT NULL,
	"file_id" uuid,
	"link" text,
	"size" bigint,
	"contents" text,
	"added_by" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "attachment_target_kind" CHECK ("attachment"."target_kind" in ('project', 'scene', 'character', 'location', 'breakdownItem', 'timetable', 'timetableRow', 'callsheet')),
	CONSTRAINT "attachment_contents" CHECK ("attachment"."contents" in ('png', 'jpeg', 'webp', 'gif', 'heic', 'pdf', 'office', 'archive', 'text', 'html', 'audio', 'video', 'program', 'unknown'))
);
--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_added_by_user_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_file_of_project_fk" FOREIGN KEY ("project_id","file_id") REFERENCES "public"."file"("project_id","id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "attachment_project_idx" ON "attachment" USING btree ("project_id","file_id");--> statement-breakpoint
SELECT "ddak_wall_by_project"('attachment');
