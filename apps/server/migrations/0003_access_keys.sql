CREATE TABLE "access_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"kind" text NOT NULL,
	"uses_left" integer NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "access_key_kind" CHECK ("access_key"."kind" in ('earlyBird', 'storage')),
	CONSTRAINT "access_key_uses" CHECK ("access_key"."uses_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "used_key" (
	"user_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"used_at" bigint NOT NULL,
	CONSTRAINT "used_key_user_id_key_id_pk" PRIMARY KEY("user_id","key_id")
);
--> statement-breakpoint
ALTER TABLE "used_key" ADD CONSTRAINT "used_key_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "used_key" ADD CONSTRAINT "used_key_key_id_access_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."access_key"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE UNIQUE INDEX "access_key_code_key" ON "access_key" USING btree ("code_hash");