CREATE TABLE "column_mapping" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"shape" text NOT NULL,
	"said" jsonb NOT NULL,
	"said_at" bigint NOT NULL,
	CONSTRAINT "column_mapping_form" UNIQUE("project_id","kind","shape") DEFERRABLE INITIALLY DEFERRED,
	CONSTRAINT "column_mapping_kind" CHECK ("column_mapping"."kind" in ('scenes', 'crew', 'days'))
);
--> statement-breakpoint
ALTER TABLE "column_mapping" ADD CONSTRAINT "column_mapping_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "column_mapping_project_idx" ON "column_mapping" USING btree ("project_id");--> statement-breakpoint
SELECT "ddak_wall_by_project"('column_mapping');