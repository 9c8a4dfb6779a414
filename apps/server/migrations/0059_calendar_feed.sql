CREATE TABLE "calendar_feed" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" bigint NOT NULL,
	"read_at" bigint
);
--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feed_user_key" ON "calendar_feed" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feed_token_key" ON "calendar_feed" USING btree ("token_hash");--> statement-breakpoint
SELECT "ddak_wall_by_account"('calendar_feed');
