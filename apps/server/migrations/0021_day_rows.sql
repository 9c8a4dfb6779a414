ALTER TABLE "project" ADD COLUMN "day_row_sets" jsonb DEFAULT '[{"name":"기본","rows":[{"kind":"집합","label":"집합 · 세팅","minutes":60,"note":""},{"kind":"식사","label":"","minutes":60,"note":""},{"kind":"정리","label":"정리 · 해산","minutes":30,"note":""}]}]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "arrival_lead_minutes" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "makeup_lead_minutes" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_lead_minutes" CHECK ("project"."arrival_lead_minutes" between 0 and 480);--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_makeup_lead_minutes" CHECK ("project"."makeup_lead_minutes" between 0 and 480);