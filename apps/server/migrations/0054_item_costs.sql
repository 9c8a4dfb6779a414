CREATE TABLE "item_cost" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"fee" bigint NOT NULL,
	"day_fee" bigint NOT NULL,
	CONSTRAINT "item_cost_key" UNIQUE("project_id","type","name") DEFERRABLE INITIALLY DEFERRED,
	CONSTRAINT "item_cost_type" CHECK ("item_cost"."type" in ('props', 'costume', 'makeup', 'camera', 'electrical', 'grip', 'sfx', 'stunts', 'bg', 'etc')),
	CONSTRAINT "item_cost_fees" CHECK ("item_cost"."fee" >= 0 and "item_cost"."day_fee" >= 0)
);
--> statement-breakpoint
ALTER TABLE "item_cost" ADD CONSTRAINT "item_cost_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "item_cost_project_idx" ON "item_cost" USING btree ("project_id");--> statement-breakpoint
SELECT "ddak_wall_by_project"('item_cost');
