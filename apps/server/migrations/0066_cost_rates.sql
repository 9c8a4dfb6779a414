ALTER TABLE "cost_rates" ALTER COLUMN "meal_per_head" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cost_rates" ALTER COLUMN "company_move" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cost_rates" ALTER COLUMN "crew_day" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cost_rates" ALTER COLUMN "shoot_day" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "cost_rates" ALTER COLUMN "shoot_day" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cost_rates" ADD COLUMN "second_shoot_day" bigint;--> statement-breakpoint
ALTER TABLE "cost_rates" ADD COLUMN "budget" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- CO6: the form saved all of them at once, so what is usual was said by nobody.
UPDATE "cost_rates" SET
  "meal_per_head" = nullif("meal_per_head", 10000),
  "company_move" = nullif("company_move", 400000),
  "crew_day" = nullif("crew_day", 7500000),
  "shoot_day" = nullif("shoot_day", 7500000);
