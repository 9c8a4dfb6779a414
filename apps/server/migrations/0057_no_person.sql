CREATE TABLE "no_person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"thing" jsonb,
	CONSTRAINT "no_person_name" UNIQUE("project_id","name") DEFERRABLE INITIALLY DEFERRED
);
--> statement-breakpoint
ALTER TABLE "no_person" ADD CONSTRAINT "no_person_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "no_person_project_idx" ON "no_person" USING btree ("project_id");--> statement-breakpoint
SELECT "ddak_wall_by_project"('no_person');
