ALTER TABLE "callsheet" ADD COLUMN "extras_calls" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "callsheet" ADD COLUMN "vehicle_calls" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "callsheet" ADD COLUMN "meal_count" integer;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "wardrobe_lead_minutes" integer;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "arrival_lead_minutes" integer;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "makeup_lead_minutes" integer;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "wardrobe_lead_minutes" integer;--> statement-breakpoint
ALTER TABLE "callsheet" ADD CONSTRAINT "callsheet_meal_count" CHECK ("callsheet"."meal_count" between 0 and 9999);--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_wardrobe_lead_minutes" CHECK ("project"."wardrobe_lead_minutes" between 0 and 480);--> statement-breakpoint
ALTER TABLE "character" ADD CONSTRAINT "character_arrival_lead" CHECK ("character"."arrival_lead_minutes" between 0 and 480);--> statement-breakpoint
ALTER TABLE "character" ADD CONSTRAINT "character_makeup_lead" CHECK ("character"."makeup_lead_minutes" between 0 and 480);--> statement-breakpoint
ALTER TABLE "character" ADD CONSTRAINT "character_wardrobe_lead" CHECK ("character"."wardrobe_lead_minutes" between 0 and 480);