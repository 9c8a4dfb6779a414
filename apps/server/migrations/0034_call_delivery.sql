CREATE TABLE "call_delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"version" uuid NOT NULL,
	"recipient" text NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"round" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" bigint NOT NULL,
	"tried_at" bigint,
	"settled_at" bigint,
	CONSTRAINT "call_delivery_kind" CHECK ("call_delivery"."kind" in ('called', 'changed', 'dropped', 'cancelled', 'withdrawn')),
	CONSTRAINT "call_delivery_channel" CHECK ("call_delivery"."channel" in ('mail', 'push')),
	CONSTRAINT "call_delivery_status" CHECK ("call_delivery"."status" in ('waiting', 'sent', 'bounced', 'failed', 'unreachable', 'dropped'))
);
--> statement-breakpoint
ALTER TABLE "call_delivery" ADD CONSTRAINT "call_delivery_project_id_project_head_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project_head"("project_id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "call_delivery" ADD CONSTRAINT "call_delivery_version_callsheet_version_id_fk" FOREIGN KEY ("version") REFERENCES "public"."callsheet_version"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "call_delivery" ADD CONSTRAINT "call_delivery_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE UNIQUE INDEX "call_delivery_once" ON "call_delivery" USING btree ("version","recipient","kind","channel","round");--> statement-breakpoint
CREATE INDEX "call_delivery_project_idx" ON "call_delivery" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "call_delivery_user_idx" ON "call_delivery" USING btree ("user_id");--> statement-breakpoint
SELECT "ddak_wall_by_project"('call_delivery');
