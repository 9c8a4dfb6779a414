CREATE TABLE "location_contact" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	CONSTRAINT "location_contact_location" UNIQUE("location_id") DEFERRABLE INITIALLY DEFERRED
);
--> statement-breakpoint
ALTER TABLE "location" ADD COLUMN "power" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "location" ADD COLUMN "permit" text;--> statement-breakpoint
ALTER TABLE "location" ADD COLUMN "permit_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "location_contact" ADD CONSTRAINT "location_contact_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "location_contact" ADD CONSTRAINT "location_contact_location_id_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."location"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "location_contact_project_idx" ON "location_contact" USING btree ("project_id");--> statement-breakpoint
ALTER TABLE "location" ADD CONSTRAINT "location_permit" CHECK ("location"."permit" in ('needless', 'needed', 'asked', 'granted'));--> statement-breakpoint
SELECT "ddak_wall_by_project"('location_contact');
