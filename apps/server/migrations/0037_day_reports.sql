CREATE TABLE "checklist_tick" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"callsheet" uuid NOT NULL,
	"item" uuid NOT NULL,
	"done" boolean NOT NULL,
	"ticked_by" uuid NOT NULL,
	"ticked_at" bigint NOT NULL,
	CONSTRAINT "checklist_tick_item" UNIQUE("callsheet","item") DEFERRABLE INITIALLY DEFERRED
);
--> statement-breakpoint
CREATE TABLE "day_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"timetable" uuid NOT NULL,
	"gathered_at" integer,
	"released_at" integer,
	"weather" text NOT NULL,
	"footage" text NOT NULL,
	"accidents" text NOT NULL,
	"remarks" text NOT NULL,
	"cuts" jsonb NOT NULL,
	CONSTRAINT "day_report_timetable" UNIQUE("timetable") DEFERRABLE INITIALLY DEFERRED
);
--> statement-breakpoint
ALTER TABLE "checklist_tick" ADD CONSTRAINT "checklist_tick_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "checklist_tick" ADD CONSTRAINT "checklist_tick_callsheet_callsheet_id_fk" FOREIGN KEY ("callsheet") REFERENCES "public"."callsheet"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "checklist_tick" ADD CONSTRAINT "checklist_tick_ticked_by_user_id_fk" FOREIGN KEY ("ticked_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "day_report" ADD CONSTRAINT "day_report_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "day_report" ADD CONSTRAINT "day_report_timetable_timetable_id_fk" FOREIGN KEY ("timetable") REFERENCES "public"."timetable"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "checklist_tick_project_idx" ON "checklist_tick" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "day_report_project_idx" ON "day_report" USING btree ("project_id");--> statement-breakpoint
SELECT "ddak_wall_by_project"('checklist_tick');--> statement-breakpoint
SELECT "ddak_wall_by_project"('day_report');
