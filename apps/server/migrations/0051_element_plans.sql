CREATE TABLE "element_plan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"availability" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"character_id" uuid,
	CONSTRAINT "element_plan_key" UNIQUE("project_id","type","name") DEFERRABLE INITIALLY DEFERRED,
	CONSTRAINT "element_plan_type" CHECK ("element_plan"."type" in ('props', 'costume', 'makeup', 'camera', 'electrical', 'grip', 'sfx', 'stunts', 'bg', 'etc'))
);
--> statement-breakpoint
ALTER TABLE "element_plan" ADD CONSTRAINT "element_plan_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "element_plan" ADD CONSTRAINT "element_plan_character_id_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "element_plan_project_idx" ON "element_plan" USING btree ("project_id");--> statement-breakpoint
SELECT "ddak_wall_by_project"('element_plan');
