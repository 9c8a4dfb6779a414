CREATE TABLE "refinement" (
	"screenplay_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"state" text NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"skipped" integer NOT NULL,
	"calls" integer NOT NULL,
	"tokens" integer NOT NULL,
	"message" text,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "refinement_state" CHECK ("refinement"."state" in ('queued', 'running', 'done', 'failed', 'cancelled')),
	CONSTRAINT "refinement_counts" CHECK ("refinement"."done" >= 0 and "refinement"."calls" >= 0 and "refinement"."tokens" >= 0)
);
--> statement-breakpoint
ALTER TABLE "review_edit" ADD COLUMN "source" text DEFAULT 'manual' NOT NULL;--> statement-breakpoint
ALTER TABLE "refinement" ADD CONSTRAINT "refinement_project_id_project_head_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project_head"("project_id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "review_edit" ADD CONSTRAINT "review_edit_source" CHECK ("review_edit"."source" in ('manual', 'ai'));