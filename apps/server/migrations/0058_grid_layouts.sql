CREATE TABLE "grid_layout" (
	"user_id" uuid NOT NULL,
	"grid" text NOT NULL,
	"layout" jsonb NOT NULL,
	CONSTRAINT "grid_layout_user_id_grid_pk" PRIMARY KEY("user_id","grid")
);
--> statement-breakpoint
ALTER TABLE "grid_layout" ADD CONSTRAINT "grid_layout_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
SELECT "ddak_wall_by_account"('grid_layout');
