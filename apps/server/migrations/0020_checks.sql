CREATE TABLE "accepted_finding" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"timetable_id" uuid NOT NULL,
	"rule_id" text NOT NULL,
	"subject" text NOT NULL,
	"table_date" date NOT NULL,
	"severity" text NOT NULL,
	"row_ids" jsonb NOT NULL,
	"excess" double precision NOT NULL,
	"reason" text NOT NULL,
	"accepted_by" uuid NOT NULL,
	CONSTRAINT "accepted_finding_key" UNIQUE("timetable_id","rule_id","subject") DEFERRABLE INITIALLY DEFERRED,
	CONSTRAINT "accepted_finding_severity" CHECK ("accepted_finding"."severity" in ('hard', 'soft')),
	CONSTRAINT "accepted_finding_excess" CHECK ("accepted_finding"."excess" >= 0)
);
--> statement-breakpoint
ALTER TABLE "location" ADD COLUMN "strike_date" date;--> statement-breakpoint
ALTER TABLE "scene" ADD COLUMN "sequence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "scene" ADD COLUMN "window_visible" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accepted_finding" ADD CONSTRAINT "accepted_finding_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "accepted_finding" ADD CONSTRAINT "accepted_finding_timetable_id_timetable_id_fk" FOREIGN KEY ("timetable_id") REFERENCES "public"."timetable"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "accepted_finding" ADD CONSTRAINT "accepted_finding_accepted_by_user_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "accepted_finding_project_idx" ON "accepted_finding" USING btree ("project_id");--> statement-breakpoint
SELECT "ddak_wall_by_project"('accepted_finding');