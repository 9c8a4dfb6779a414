CREATE TABLE "callsheet_receipt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"version" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"opened_at" bigint NOT NULL,
	"confirmed_at" bigint,
	CONSTRAINT "callsheet_receipt_person" UNIQUE("version","user_id") DEFERRABLE INITIALLY DEFERRED
);
--> statement-breakpoint
ALTER TABLE "callsheet_receipt" ADD CONSTRAINT "callsheet_receipt_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "callsheet_receipt" ADD CONSTRAINT "callsheet_receipt_version_callsheet_version_id_fk" FOREIGN KEY ("version") REFERENCES "public"."callsheet_version"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "callsheet_receipt" ADD CONSTRAINT "callsheet_receipt_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "callsheet_receipt_project_idx" ON "callsheet_receipt" USING btree ("project_id");--> statement-breakpoint
SELECT "ddak_wall_by_project"('callsheet_receipt');
