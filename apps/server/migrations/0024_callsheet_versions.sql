CREATE TABLE "callsheet_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"callsheet" uuid NOT NULL,
	"timetable" uuid NOT NULL,
	"number" integer NOT NULL,
	"cancels" boolean NOT NULL,
	"note" text NOT NULL,
	"published_by" uuid NOT NULL,
	"published_at" bigint NOT NULL,
	"withdrawn_at" bigint,
	"sheet" jsonb NOT NULL,
	CONSTRAINT "callsheet_version_number" UNIQUE("callsheet","number") DEFERRABLE INITIALLY DEFERRED,
	CONSTRAINT "callsheet_version_number_check" CHECK ("callsheet_version"."number" >= 1)
);
--> statement-breakpoint
ALTER TABLE "callsheet_version" ADD CONSTRAINT "callsheet_version_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "callsheet_version" ADD CONSTRAINT "callsheet_version_callsheet_callsheet_id_fk" FOREIGN KEY ("callsheet") REFERENCES "public"."callsheet"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "callsheet_version" ADD CONSTRAINT "callsheet_version_timetable_timetable_id_fk" FOREIGN KEY ("timetable") REFERENCES "public"."timetable"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "callsheet_version" ADD CONSTRAINT "callsheet_version_published_by_user_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "callsheet_version_project_idx" ON "callsheet_version" USING btree ("project_id");--> statement-breakpoint
SELECT "ddak_wall_by_project"('callsheet_version');
