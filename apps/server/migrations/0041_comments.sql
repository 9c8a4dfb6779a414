CREATE TABLE "comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"parent" uuid,
	"author" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" bigint NOT NULL,
	"edited_at" bigint,
	"resolved" jsonb,
	CONSTRAINT "comment_target_kind" CHECK ("comment"."target_kind" in ('project', 'scene', 'character', 'location', 'breakdownItem', 'timetable', 'timetableRow', 'callsheet'))
);
--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_parent_comment_id_fk" FOREIGN KEY ("parent") REFERENCES "public"."comment"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_author_user_id_fk" FOREIGN KEY ("author") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "comment_project_idx" ON "comment" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "comment_parent_idx" ON "comment" USING btree ("parent");--> statement-breakpoint
SELECT "ddak_wall_by_project"('comment');
