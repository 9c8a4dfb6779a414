CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"section" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"path" text NOT NULL,
	"created_at" bigint NOT NULL,
	"read_at" bigint,
	CONSTRAINT "notice_section" CHECK ("notice"."section" in ('project', 'screenplay', 'breakdown', 'timetable', 'callsheet', 'crew', 'contacts', 'cost'))
);
--> statement-breakpoint
ALTER TABLE "call_delivery" DROP CONSTRAINT "call_delivery_channel";--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_project_id_project_head_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project_head"("project_id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "notice_user_idx" ON "notice" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notice_project_idx" ON "notice" USING btree ("project_id");--> statement-breakpoint
ALTER TABLE "call_delivery" ADD CONSTRAINT "call_delivery_channel" CHECK ("call_delivery"."channel" in ('app', 'mail', 'push'));--> statement-breakpoint
SELECT "ddak_wall_by_account"('notice');
