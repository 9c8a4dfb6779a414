CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"since" bigint NOT NULL,
	CONSTRAINT "upload_size" CHECK ("upload"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "file" DROP CONSTRAINT "file_kind";--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "contents" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_project_id_project_head_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project_head"("project_id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_uploaded_by_user_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "upload_uploaded_by_idx" ON "upload" USING btree ("uploaded_by");--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_contents" CHECK ("file"."contents" in ('png', 'jpeg', 'webp', 'gif', 'heic', 'pdf', 'office', 'archive', 'text', 'html', 'audio', 'video', 'program', 'unknown'));--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_kind" CHECK ("file"."kind" in ('script', 'logo', 'form', 'attachment'));--> statement-breakpoint
SELECT "ddak_wall_by_account"('upload', 'uploaded_by');--> statement-breakpoint
UPDATE "callsheet" SET "files" = (SELECT jsonb_agg('{"link": null, "size": null, "contents": null}'::jsonb || e) FROM jsonb_array_elements("files") e)
  WHERE jsonb_array_length("files") > 0;
