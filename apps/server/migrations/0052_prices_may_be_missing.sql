ALTER TABLE "location_cost" ALTER COLUMN "day_fee" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "location_cost" ALTER COLUMN "redress_fee" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "person_pay" ALTER COLUMN "day_rate" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "person_pay" ALTER COLUMN "hold_rate" DROP NOT NULL;