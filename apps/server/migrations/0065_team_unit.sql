ALTER TABLE "crew_team" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "crew_team" ADD CONSTRAINT "crew_team_unit" CHECK ("crew_team"."unit" in ('A', 'B'));