CREATE TABLE "call_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"callsheet" uuid NOT NULL,
	"kind" text NOT NULL,
	"recipient" uuid,
	"played_by" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" bigint NOT NULL,
	"revoked_at" bigint,
	CONSTRAINT "call_link_kind" CHECK ("call_link"."kind" in ('crew', 'actor', 'room')),
	CONSTRAINT "call_link_recipient" CHECK (("call_link"."kind" = 'room') = ("call_link"."recipient" is null))
);
--> statement-breakpoint
ALTER TABLE "call_link" ADD CONSTRAINT "call_link_project_id_project_head_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project_head"("project_id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "call_link" ADD CONSTRAINT "call_link_callsheet_callsheet_id_fk" FOREIGN KEY ("callsheet") REFERENCES "public"."callsheet"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE UNIQUE INDEX "call_link_token_key" ON "call_link" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "call_link_callsheet_idx" ON "call_link" USING btree ("callsheet");--> statement-breakpoint
CREATE INDEX "call_link_project_idx" ON "call_link" USING btree ("project_id");--> statement-breakpoint
SELECT "ddak_wall_by_project"('call_link');
