CREATE TABLE "cost_rates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"meal_per_head" bigint NOT NULL,
	"company_move" bigint NOT NULL,
	"crew_day" bigint NOT NULL,
	"drop_after_days" integer NOT NULL,
	CONSTRAINT "cost_rates_project" UNIQUE("project_id") DEFERRABLE INITIALLY DEFERRED,
	CONSTRAINT "cost_rates_drop" CHECK ("cost_rates"."drop_after_days" between 1 and 365)
);
--> statement-breakpoint
CREATE TABLE "location_cost" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"day_fee" bigint NOT NULL,
	"redress_fee" bigint NOT NULL,
	CONSTRAINT "location_cost_location" UNIQUE("location_id") DEFERRABLE INITIALLY DEFERRED,
	CONSTRAINT "location_cost_fees" CHECK ("location_cost"."day_fee" >= 0 and "location_cost"."redress_fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "person_pay" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"crew_id" uuid,
	"character_id" uuid,
	"user_id" uuid,
	"day_rate" bigint NOT NULL,
	"hold_rate" bigint NOT NULL,
	CONSTRAINT "person_pay_person" CHECK (num_nonnulls("person_pay"."crew_id", "person_pay"."character_id") = 1),
	CONSTRAINT "person_pay_rates" CHECK ("person_pay"."day_rate" >= 0 and "person_pay"."hold_rate" >= 0)
);
--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "labour_rules" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "minor_class" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "minor_consents" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "availability" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "location" ADD COLUMN "availability" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cost_rates" ADD CONSTRAINT "cost_rates_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "location_cost" ADD CONSTRAINT "location_cost_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "location_cost" ADD CONSTRAINT "location_cost_location_id_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."location"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "person_pay" ADD CONSTRAINT "person_pay_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "person_pay" ADD CONSTRAINT "person_pay_crew_id_crew_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crew"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "person_pay" ADD CONSTRAINT "person_pay_character_id_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "person_pay" ADD CONSTRAINT "person_pay_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "location_cost_project_idx" ON "location_cost" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "person_pay_project_idx" ON "person_pay" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "person_pay_crew_idx" ON "person_pay" USING btree ("crew_id");--> statement-breakpoint
CREATE INDEX "person_pay_character_idx" ON "person_pay" USING btree ("character_id");--> statement-breakpoint
ALTER TABLE "character" ADD CONSTRAINT "character_minor_class" CHECK ("character"."minor_class" in ('none', 'under15', 'under19'));